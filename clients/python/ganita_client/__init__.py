"""Ganita: Vedic astrology calculations, from a running service or from one that this program starts."""
from ._methods import VERSION as __version__
from .client import Births, Ganita, Table, TableForm
from .failure import GanitaError

__all__ = ["Births", "Ganita", "GanitaError", "Table", "TableForm", "__version__"]
