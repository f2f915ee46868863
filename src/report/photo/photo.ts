/** A photo ready for the cover: JPEG without metadata. */
export interface CoverPhoto {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
