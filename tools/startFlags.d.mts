/** What `npm start` tells Node. */
export declare const START_FLAGS: readonly string[];
