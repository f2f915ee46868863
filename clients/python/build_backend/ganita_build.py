"""Builds ganita-client as a wheel (PEP 517) with the standard library alone, so that pip needs no network."""
import base64
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "ganita_client"
Settings = Optional[Dict[str, Any]]
# The same files give the same bytes.
FIRST_DATE = (1980, 1, 1, 0, 0, 0)


def _version() -> str:
    found = re.search(r'^VERSION = "([^"]+)"$', (PACKAGE / "_methods.py").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("ganita_client/_methods.py has no version")
    return found[1]


def _metadata() -> str:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return (
        f"Metadata-Version: 2.1\nName: ganita-client\nVersion: {_version()}\n"
        "Summary: A typed client of the service Ganita (Vedic astrology calculations), with the standard library alone.\n"
        "License: AGPL-3.0-or-later\nRequires-Python: >=3.9\nDescription-Content-Type: text/markdown\n"
        f"\n{readme}"
    )


def _wheel(folder: str, modules: Dict[str, bytes]) -> str:
    info = f"ganita_client-{_version()}.dist-info"
    files = {
        **modules,
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: ganita_build\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record: List[str] = []
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{path},sha256={digest},{len(data)}\n")
    record.append(f"{info}/RECORD,,\n")
    files[f"{info}/RECORD"] = "".join(record).encode()
    name = f"ganita_client-{_version()}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(zipfile.ZipInfo(path, FIRST_DATE), data, zipfile.ZIP_DEFLATED)
    return name


def _sources() -> List[Path]:
    return sorted(path for path in PACKAGE.iterdir() if path.suffix == ".py" or path.name == "py.typed")


def build_wheel(folder: str, settings: Settings = None, metadata: Optional[str] = None) -> str:
    return _wheel(folder, {f"ganita_client/{path.name}": path.read_bytes() for path in _sources()})


def build_editable(folder: str, settings: Settings = None, metadata: Optional[str] = None) -> str:
    return _wheel(folder, {"ganita_client.pth": f"{ROOT}\n".encode()})


def build_sdist(folder: str, settings: Settings = None) -> str:
    base = f"ganita_client-{_version()}"
    others = [ROOT / "pyproject.toml", ROOT / "README.md", Path(__file__).resolve()]
    with tarfile.open(Path(folder) / f"{base}.tar.gz", "w:gz") as archive:
        for path in [*_sources(), *others]:
            archive.add(path, f"{base}/{path.relative_to(ROOT)}")
        metadata = _metadata().encode()
        entry = tarfile.TarInfo(f"{base}/PKG-INFO")
        entry.size = len(metadata)
        archive.addfile(entry, io.BytesIO(metadata))
    return f"{base}.tar.gz"
