"""The types of what the service takes and returns: `docket.types.Invoice`, `docket.types.InvoiceFromTime`."""

from .generated.types import *  # noqa: F403
