# The worker on workerd, the runtime of Cloudflare Workers. Copy the files of `npm run build:browser` beside it.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  # 123 MB of memory with a year of festivals, workerd's own 54 MB among them; 135 MB without it.
  v8Flags = ["--max-semi-space-size=1"],
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  compatibilityDate = "2026-11-01",
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "ganita.js", esModule = embed "ganita.js"),
    (name = "swisseph.wasm", wasm = embed "swisseph.wasm"),
    (name = "sepl_18.se1", data = embed "sepl_18.se1"),
    (name = "semo_18.se1", data = embed "semo_18.se1"),
    (name = "sefstars.txt", data = embed "sefstars.txt"),
    (name = "zoneHistory.bin", data = embed "zoneHistory.bin"),
    (name = "words/hi.json", data = embed "words/hi.json"),
  ],
);
