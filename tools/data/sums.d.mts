/** Record files of a folder in a file of sums, under a comment if there is one. */
export declare function recordSums(target: string, folder: string, names: readonly string[], comment?: string): void;
/** Record one file next to it. */
export declare function recordSum(file: string): void;
export declare const sumFileOf: (file: string) => string;
