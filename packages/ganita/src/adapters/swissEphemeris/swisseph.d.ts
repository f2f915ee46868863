/** The glue that emscripten wrote for the library. The package does not export it: `tools/browser` says where it is. */
declare module 'swisseph-wasm/wasm/swisseph.js' {
  interface Given {
    /** The archive of files. */
    getPreloadedPackage(): ArrayBuffer;
    instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): void;
  }
  export default function loadSwisseph(given: Given): Promise<unknown>;
}
