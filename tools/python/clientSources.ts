import { openApiDocument } from '@ganita/service/openapi/document.js';
import { rowInput } from 'ganita/api/columns/columnsCalculation.js';
import { methodsOf, type Operation } from './pythonMethods.js';
import { type NamedSchemas, PythonTypes } from './pythonTypes.js';

const HEAD = `# Made by \`npm run data:python\` from the OpenAPI document of the service. Do not change it here.
`;

/** The modules of the client in Python that are made from the OpenAPI document, by their file names. */
export function clientSources(): Readonly<Record<string, string>> {
  const document = openApiDocument({}, { namesAll: true });
  const types = new PythonTypes(document.components.schemas as NamedSchemas);
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    methodsOf(path, operations as Readonly<Record<string, Operation>>, {
      types,
      answers: document.components.responses,
    }),
  );
  const used = methods.join('');
  const names = Object.keys(document.components.schemas).filter((name) => new RegExp(`\\b${name}\\b`).test(used));
  return {
    'wire.py': `${HEAD}"""Types of requests and answers."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

${types.module()}`,
    '_methods.py': `${HEAD}from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Sequence, Tuple, Union

if TYPE_CHECKING:
    from .wire import (
${names.map((name) => `        ${name},\n`).join('')}    )

VERSION = ${JSON.stringify(document.info.version)}

#: The fields that a birth of a table can have.
BIRTH_FIELDS: Tuple[str, ...] = (
${Object.keys(rowInput.properties)
  .map((name) => `    ${JSON.stringify(name)},\n`)
  .join('')})


class Methods(ABC):
    """A method for each endpoint; what is left out or None has its default."""

    @abstractmethod
    def _json(self, method: str, path: str, fields: Mapping[str, Any]) -> Any:
        """The answer as a value."""

    @abstractmethod
    def _text(self, method: str, path: str, fields: Mapping[str, Any]) -> str:
        """The answer as a text."""

    @abstractmethod
    def _bytes(self, method: str, path: str, fields: Mapping[str, Any]) -> bytes:
        """The answer as bytes."""
${used}`,
  };
}
