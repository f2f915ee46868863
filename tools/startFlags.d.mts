/** The options that `npm start` gives Node. */
export declare const START_FLAGS: readonly string[];
