"""Made by scripts/developer/generate.ts from the contract."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Literal, overload

from typing_extensions import Unpack, deprecated

from .._files import Download, File
from .._options import ConditionalOptions, ConditionalPostOptions, PostOptions, RequestOptions
from .._pages import Page, SummedPage
from .._resource import Resource
from .._sync import Sync
from .._transport import Call, Transport
from .._url import path

if TYPE_CHECKING:
    from . import types


class ApiKeysResource(Resource):
    """API keys for the live and test sides of the workspace."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListApiKeysQuery],
    ) -> Page[types.ApiKey]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListApiKeysQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListApiKeysQuery],
    ) -> Page[types.ApiKey] | Download:
        """List API keys

        The keys that are not revoked, newest first: all keys for owners and admins, their own for others. A test key lists the keys of the test side, a live key those of both sides. The secrets themselves are not shown.

        `GET /v1/api-keys`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            mode: Only keys of these modes, comma-separated.
            user_id: Only keys of these users, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/api-keys", {**query, "format": format}))
        return self._page(Call("GET", "/v1/api-keys", query))

    def create(self, body: types.ApiKeyCreate, **options: Unpack[PostOptions]) -> types.ApiKey:
        """Create an API key

        Creates a key and returns its secret this once: only its SHA-256 hash is stored. The key has the rights of its user, or with `scope: read_only` only their
        read rights, or with `scope: restricted` what `access` leaves of them in each area of the API. With `allowed_ips` it works only from these networks: from
        elsewhere, requests return `forbidden`.

        Everyone can create keys for themselves; owners and admins can also create them for others with `user_id`, but only an owner for an owner. The user must be
        active (`invalid_state`). A test key can create only test keys, a live key can create keys for both sides (`forbidden` otherwise).

        A key cannot create one that exceeds it: a read-only key creates none, a restricted key creates restricted keys with at most its own `access`, a key with
        `allowed_ips` creates keys only for networks within them, and a key that expires creates keys only for its own side that expire no later (`forbidden`, and
        the error names the field). Users who are signed in are not limited in this way.

        A user can have 100 keys on each side that are neither revoked nor expired; one more returns `invalid_state`.

        Each side has its own users, matched by e-mail address. Creating a key for a person who is missing on that side creates a matching user there: active, with
        the same role, permissions and profile. This emits `user.created` on that side. `expires_at` must be in the future by that side's clock.

        `POST /v1/api-keys`
        """
        answer: types.ApiKey = self._data(Call("POST", "/v1/api-keys", options, body=body))
        return answer

    def get(self, api_key_id: str, **query: Unpack[types.GetApiKeyQuery]) -> types.ApiKey:
        """Get an API key

        One key that is not revoked, without the secret itself. Owners and admins can get any key, others only their own. A test key can get keys of the test side only (keys of the live side return `not_found`), a live key those of both sides. The `ETag` does not change with `last_used_at`.

        `GET /v1/api-keys/{id}`

        Args:
            api_key_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ApiKey = self._data(Call("GET", path("/v1/api-keys/{}", api_key_id), query))
        return answer

    def delete(self, api_key_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Revoke an API key

        Revokes the key immediately and permanently; a key can revoke itself. Owners and admins can revoke any key, others only their own. A test key can revoke keys of the test side only (keys of the live side return `not_found`), a live key those of both sides.

        `DELETE /v1/api-keys/{id}`

        Args:
            api_key_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/api-keys/{}", api_key_id), options))
        return answer

    def roll(self, api_key_id: str, body: types.ApiKeyRoll, **options: Unpack[ConditionalPostOptions]) -> types.ApiKey:
        """Roll an API key

        Gives the key a new secret and returns it this once. The secret from before works for `grace_hours` more; one from an earlier roll stops immediately. Name, access, networks, user and expiry stay the same. Who can revoke a key can roll it, except that only an owner can roll a key of an owner, and a key can roll none that exceeds it (`forbidden`, as with `createApiKey`). The user must be active and the key not expired (`invalid_state`). Open streams of the key end, to be opened again.

        `POST /v1/api-keys/{id}/roll`

        Args:
            api_key_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ApiKey = self._data(Call("POST", path("/v1/api-keys/{}/roll", api_key_id), options, body=body))
        return answer


class CliLoginsResource(Resource):

    def create(self, body: types.CliLoginCreate, **options: Unpack[PostOptions]) -> types.CliLogin:
        """Create a code for the command line

        Creates a code with which `docket login`, the command line, gets an API key for the user who is signed in. The dashboard shows the code under Developers;
        requests with an API key return `forbidden`, because `createApiKey` gives them a key at once.

        The code works once, for ten minutes of real time; only its hash is stored, and another code of the user on the same side replaces it. The key is created
        when the code is redeemed, with these fields, and counts among the 100 keys of the user from then on. A user who is missing
        on the side of the key is created there, as with `createApiKey`.

        `docket login` redeems it by a POST to `/cli-logins/redeem`, outside the API, with the JSON `{"code": "…"}`. The response is the key as `createApiKey`
        returns it. A code that is unknown, used or too old returns `not_found`, and too many attempts from an address `rate_limit_exceeded`.

        `POST /v1/cli-logins`
        """
        answer: types.CliLogin = self._data(Call("POST", "/v1/cli-logins", options, body=body))
        return answer


class PortalResource(Resource):
    """The contact of a client who is signed in to the client portal. API keys do not work in the portal."""

    def get_profile(self, **query: Unpack[types.GetPortalProfileQuery]) -> types.PortalProfile:
        """Get the contact who is signed in

        The contact behind the session, with the client, the firm and what the contact can do.

        `GET /v1/portal/me`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalProfile = self._data(Call("GET", "/v1/portal/me", query))
        return answer

    def update_profile(
        self,
        body: types.PortalProfileUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.PortalProfile:
        """Update the contact's own choices

        Changes the fields sent. Every contact can do this. Only the firm can change the name, address and access of a contact; the language of the portal is that of the client. Emits `contact.updated` with the contact as its actor.

        `PUT /v1/portal/me`
        """
        answer: types.PortalProfile = self._data(Call("PUT", "/v1/portal/me", options, body=body))
        return answer

    def get_logo(self, **options: Unpack[RequestOptions]) -> Download:
        """Get the firm's logo

        The image file. Without a logo, the request returns `not_found`.

        `GET /v1/portal/logo`
        """
        return self._file(Call("GET", "/v1/portal/logo", options))

    def update_password(
        self,
        body: types.PortalPasswordUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.PortalSessionsEnded:
        """Change the contact's password

        Sets a new password of 10 to 200 characters. The other sessions of the contact end, and links to set a password that were mailed stop working; this session continues. A password that is known from breaches, or is the account's own name or address, returns `invalid_request`. A wrong `current_password` returns `invalid_request` and counts as a failed sign-in: after ten within 15 minutes, the response is `rate_limit_exceeded`, even with the right password. Emits nothing.

        `PUT /v1/portal/password`
        """
        answer: types.PortalSessionsEnded = self._data(Call("PUT", "/v1/portal/password", options, body=body))
        return answer

    @overload
    def list_sessions(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalSessionsQuery],
    ) -> Page[types.PortalSession]: ...
    @overload
    def list_sessions(self, *, format: Literal["csv"], **query: Unpack[types.ListPortalSessionsQuery]) -> Download: ...
    def list_sessions(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalSessionsQuery],
    ) -> Page[types.PortalSession] | Download:
        """List the contact's sessions

        The sessions in which the contact is signed in, last used first. A session ends 14 days after its last use and 30 days after it began.

        `GET /v1/portal/sessions`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/sessions", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/sessions", query))

    def delete_sessions(self, **options: Unpack[RequestOptions]) -> types.PortalSessionsEnded:
        """End the contact's other sessions

        Signs the contact out everywhere else. The session of this request continues.

        `DELETE /v1/portal/sessions`
        """
        answer: types.PortalSessionsEnded = self._data(Call("DELETE", "/v1/portal/sessions", options))
        return answer

    def get_session(self, portal_id: str, **query: Unpack[types.GetPortalSessionQuery]) -> types.PortalSession:
        """Get one of the contact's sessions

        One session. A session that has ended, or is someone else's, returns `not_found`. The `ETag` does not change with `last_used_at` and `ip`.

        `GET /v1/portal/sessions/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalSession = self._data(Call("GET", path("/v1/portal/sessions/{}", portal_id), query))
        return answer

    def delete_session(self, portal_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """End one of the contact's sessions

        Ends the session immediately: wherever it is used, the contact is signed out. The session of this request can be ended, too; the next request then returns `unauthorized`.

        `DELETE /v1/portal/sessions/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/portal/sessions/{}", portal_id), options))
        return answer

    @overload
    def list_projects(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalProjectsQuery],
    ) -> Page[types.PortalProjectSummary]: ...
    @overload
    def list_projects(self, *, format: Literal["csv"], **query: Unpack[types.ListPortalProjectsQuery]) -> Download: ...
    def list_projects(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalProjectsQuery],
    ) -> Page[types.PortalProjectSummary] | Download:
        """List the client's projects

        The projects of the contact's client, newest first by default.

        `GET /v1/portal/projects`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only projects of these statuses, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/projects", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/projects", query))

    def get_project(self, portal_id: str, **query: Unpack[types.GetPortalProjectQuery]) -> types.PortalProject:
        """Get a project of the client

        The project with its progress, phases and milestones.

        `GET /v1/portal/projects/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalProject = self._data(Call("GET", path("/v1/portal/projects/{}", portal_id), query))
        return answer

    @overload
    def list_tickets(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalTicketsQuery],
    ) -> Page[types.PortalTicket]: ...
    @overload
    def list_tickets(self, *, format: Literal["csv"], **query: Unpack[types.ListPortalTicketsQuery]) -> Download: ...
    def list_tickets(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalTicketsQuery],
    ) -> Page[types.PortalTicket] | Download:
        """List the client's tickets

        The tickets of the contact's client, whoever opened them, newest first by default. Ids in filters that do not belong to the client match nothing.

        `GET /v1/portal/tickets`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            project_id: Only tickets of these projects, comma-separated.
            contact_id: Only tickets of these contacts, comma-separated.
            closed: With true, only closed tickets; with false, only open ones.
            awaits_client: With true, only tickets on which the firm waits for an answer (`awaits_client`); with false, only others.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/tickets", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/tickets", query))

    def create_ticket(self, body: types.PortalTicketCreate, **options: Unpack[PostOptions]) -> types.PortalTicket:
        """Create a ticket

        Creates a ticket of the contact, in the first open status and with the default priority. Billing type and agreement are those of the project. Emits `ticket.created` with the contact as its actor.

        `POST /v1/portal/tickets`
        """
        answer: types.PortalTicket = self._data(Call("POST", "/v1/portal/tickets", options, body=body))
        return answer

    def get_ticket(self, portal_id: str, **query: Unpack[types.GetPortalTicketQuery]) -> types.PortalTicket:
        """Get a ticket of the client

        The ticket. Its conversation and its files have lists of their own.

        `GET /v1/portal/tickets/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalTicket = self._data(Call("GET", path("/v1/portal/tickets/{}", portal_id), query))
        return answer

    @overload
    def list_ticket_activities(
        self,
        portal_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalTicketActivitiesQuery],
    ) -> Page[types.PortalActivity]: ...
    @overload
    def list_ticket_activities(
        self,
        portal_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalTicketActivitiesQuery],
    ) -> Download: ...
    def list_ticket_activities(
        self,
        portal_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalTicketActivitiesQuery],
    ) -> Page[types.PortalActivity] | Download:
        """List the conversation on a ticket

        Public comments and files, oldest first by default. Comments and files that only the team can see are never listed: a file that was made internal or removed no longer appears.

        `GET /v1/portal/tickets/{id}/activities`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/portal/tickets/{}/activities", portal_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/portal/tickets/{}/activities", portal_id), query))

    def create_ticket_activity(
        self,
        portal_id: str,
        body: types.PortalCommentCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.PortalActivity:
        """Comment on a ticket

        Adds a public comment to the ticket, open or closed, and mails it to the assignee. Emits `ticket.commented`.

        `POST /v1/portal/tickets/{id}/activities`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.PortalActivity = self._data(Call("POST", path("/v1/portal/tickets/{}/activities", portal_id), options, body=body))
        return answer

    @overload
    def list_ticket_attachments(
        self,
        portal_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalTicketAttachmentsQuery],
    ) -> Page[types.PortalAttachment]: ...
    @overload
    def list_ticket_attachments(
        self,
        portal_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalTicketAttachmentsQuery],
    ) -> Download: ...
    def list_ticket_attachments(
        self,
        portal_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalTicketAttachmentsQuery],
    ) -> Page[types.PortalAttachment] | Download:
        """List the files on a ticket

        The public files on the ticket, oldest first by default.

        `GET /v1/portal/tickets/{id}/attachments`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/portal/tickets/{}/attachments", portal_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/portal/tickets/{}/attachments", portal_id), query))

    def create_ticket_attachment(
        self,
        portal_id: str,
        file: File,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.PortalAttachment:
        """Attach a file to a ticket

        Uploads a file of at most 10 MiB of the types that `POST /v1/tickets/{id}/attachments` accepts. The file is public: the team and every contact of the client with portal access can see it. Emits `ticket.updated`.

        `POST /v1/portal/tickets/{id}/attachments`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.PortalAttachment = self._data(Call("POST", path("/v1/portal/tickets/{}/attachments", portal_id), options, file=file))
        return answer

    def get_ticket_attachment(self, portal_id: str, attachment_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Download a file of a ticket

        The file, byte for byte, served as a download under its original name.

        `GET /v1/portal/tickets/{id}/attachments/{attachment_id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            attachment_id: Identifier of the attachment.
        """
        return self._file(Call("GET", path("/v1/portal/tickets/{}/attachments/{}", portal_id, attachment_id), options))

    def reopen_ticket(
        self,
        portal_id: str,
        body: types.PortalReopen | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.PortalTicket:
        """Reopen a ticket

        Moves a ticket that was closed within the last 14 days back to the first open status; a later request returns `invalid_state`: create a new ticket. An open ticket is left unchanged. Emits `ticket.status_changed` and `ticket.reopened`.

        `POST /v1/portal/tickets/{id}/reopen`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.PortalTicket = self._data(Call("POST", path("/v1/portal/tickets/{}/reopen", portal_id), options, body=body))
        return answer

    @overload
    def list_approvals(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalApprovalsQuery],
    ) -> Page[types.PortalApprovalSummary]: ...
    @overload
    def list_approvals(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalApprovalsQuery],
    ) -> Download: ...
    def list_approvals(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalApprovalsQuery],
    ) -> Page[types.PortalApprovalSummary] | Download:
        """List what the client is asked to approve

        The approvals that the firm asked the client for, decided ones included, newest first by default.

        `GET /v1/portal/approvals`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only approvals of these statuses, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/approvals", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/approvals", query))

    def get_approval(self, portal_id: str, **query: Unpack[types.GetPortalApprovalQuery]) -> types.PortalApproval:
        """Get what the client is asked to approve

        One approval. An approval of hours has `days`: the hours by day and person.

        `GET /v1/portal/approvals/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalApproval = self._data(Call("GET", path("/v1/portal/approvals/{}", portal_id), query))
        return answer

    def approve_in(
        self,
        portal_id: str,
        body: types.PortalApprove | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.PortalApproval:
        """Approve what the firm asked for

        Approves the milestone or hours that the firm asked for. If the client has several contacts, the first one to answer decides: an approval that is already approved is left unchanged, one that was rejected or cancelled returns `invalid_state`. Send `If-Match` to approve only what you have seen, because time that the firm changes falls out of a pending approval. Emits `approval.approved` with the contact as its actor.

        `POST /v1/portal/approvals/{id}/approve`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.PortalApproval = self._data(Call("POST", path("/v1/portal/approvals/{}/approve", portal_id), options, body=body))
        return answer

    @overload
    def list_approval_entries(
        self,
        portal_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalApprovalEntriesQuery],
    ) -> Page[types.PortalApprovalEntry]: ...
    @overload
    def list_approval_entries(
        self,
        portal_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalApprovalEntriesQuery],
    ) -> Download: ...
    def list_approval_entries(
        self,
        portal_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalApprovalEntriesQuery],
    ) -> Page[types.PortalApprovalEntry] | Download:
        """List the work that the client is asked to approve

        The work in an approval of hours, by day. An approval of a milestone has none.

        `GET /v1/portal/approvals/{id}/entries`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/portal/approvals/{}/entries", portal_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/portal/approvals/{}/entries", portal_id), query))

    def reject_in(
        self,
        portal_id: str,
        body: types.PortalReject,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.PortalApproval:
        """Reject what the firm asked for

        Rejects the milestone or hours that the firm asked for, with a comment. An approval that is already rejected is left unchanged, one that was approved or cancelled returns `invalid_state`. The firm can include the time entries or the milestone in another approval. Emits `approval.rejected` with the contact as its actor.

        `POST /v1/portal/approvals/{id}/reject`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.PortalApproval = self._data(Call("POST", path("/v1/portal/approvals/{}/reject", portal_id), options, body=body))
        return answer

    @overload
    def list_invoices(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalInvoicesQuery],
    ) -> Page[types.PortalInvoice]: ...
    @overload
    def list_invoices(self, *, format: Literal["csv"], **query: Unpack[types.ListPortalInvoicesQuery]) -> Download: ...
    def list_invoices(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalInvoicesQuery],
    ) -> Page[types.PortalInvoice] | Download:
        """List the client's invoices

        The invoices that were sent to the client, void ones included, latest first by default.

        `GET /v1/portal/invoices`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only invoices of these statuses, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/invoices", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/invoices", query))

    def get_invoice(self, portal_id: str, **query: Unpack[types.GetPortalInvoiceQuery]) -> types.PortalInvoice:
        """Get an invoice of the client

        The invoice. Its lines are on its page and in its PDF.

        `GET /v1/portal/invoices/{id}`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PortalInvoice = self._data(Call("GET", path("/v1/portal/invoices/{}", portal_id), query))
        return answer

    def get_invoice_pdf(self, portal_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the PDF of an invoice

        The invoice as it was sent.

        `GET /v1/portal/invoices/{id}/pdf`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/portal/invoices/{}/pdf", portal_id), options))

    def get_electronic_invoice(self, portal_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the electronic form of an invoice

        The file as it was issued, byte for byte. An invoice that was issued as a plain PDF only returns `not_found`.

        `GET /v1/portal/invoices/{id}/e-invoice`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/portal/invoices/{}/e-invoice", portal_id), options))

    @overload
    def list_credit_notes(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalCreditNotesQuery],
    ) -> Page[types.PortalCreditNote]: ...
    @overload
    def list_credit_notes(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalCreditNotesQuery],
    ) -> Download: ...
    def list_credit_notes(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalCreditNotesQuery],
    ) -> Page[types.PortalCreditNote] | Download:
        """List the client's credit notes

        The credits on invoices of the client, latest first by default.

        `GET /v1/portal/credit-notes`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/credit-notes", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/credit-notes", query))

    def get_credit_note_pdf(self, portal_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the PDF of a credit note

        The credit note.

        `GET /v1/portal/credit-notes/{id}/pdf`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/portal/credit-notes/{}/pdf", portal_id), options))

    def get_electronic_credit_note(self, portal_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the electronic form of a credit note

        The file as it was issued, byte for byte. A credit note that was issued as a plain PDF only returns `not_found`.

        `GET /v1/portal/credit-notes/{id}/e-invoice`

        Args:
            portal_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/portal/credit-notes/{}/e-invoice", portal_id), options))

    @overload
    def get_statement(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetPortalStatementQuery],
    ) -> types.Statement: ...
    @overload
    def get_statement(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetPortalStatementQuery],
    ) -> Download: ...
    def get_statement(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetPortalStatementQuery],
    ) -> types.Statement | Download:
        """Get the statement of the client

        What the client was billed, paid and was credited over a range of days, under the rules of `GET /v1/clients/{id}/statement`.

        `GET /v1/portal/statement`

        Args:
            from_: First day.
            to: Last day.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/statement", {**query, "format": format}))
        answer: types.Statement = self._data(Call("GET", "/v1/portal/statement", query))
        return answer

    @overload
    def list_agreements(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPortalAgreementsQuery],
    ) -> Page[types.PortalAgreement]: ...
    @overload
    def list_agreements(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListPortalAgreementsQuery],
    ) -> Download: ...
    def list_agreements(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPortalAgreementsQuery],
    ) -> Page[types.PortalAgreement] | Download:
        """List the client's retainers

        The agreements of the client that are active, paused or ended, latest first by default, each with the hours left in its open period. Drafts are not shown.

        `GET /v1/portal/agreements`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/portal/agreements", {**query, "format": format}))
        return self._page(Call("GET", "/v1/portal/agreements", query))


class TestMailsResource(Resource):

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTestMailsQuery],
    ) -> Page[types.TestMail]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTestMailsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTestMailsQuery],
    ) -> Page[types.TestMail] | Download:
        """List captured mails

        The mails that the test side would have sent, newest first, including everything queued by earlier requests. Because they contain sign-in links, only owners and admins can read them, and for a read-only key `text`, `html` and `links` are empty. Test keys only: a live key returns `forbidden`. Resetting the test side deletes them.

        `GET /v1/test-mails`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/test-mails", {**query, "format": format}))
        return self._page(Call("GET", "/v1/test-mails", query))


class UsersResource(Resource):
    """The users of the workspace."""

    @overload
    def list(self, *, format: Literal["json"] = "json", **query: Unpack[types.ListUsersQuery]) -> Page[types.User]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListUsersQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListUsersQuery],
    ) -> Page[types.User] | Download:
        """List users

        The users of the workspace, newest first by default. Only active users are returned unless `status` is given.

        `GET /v1/users`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only users of these statuses, comma-separated; `all` selects every status.
            role: Only users of these roles, comma-separated.
            department: Only users of this department, ignoring case.
            search: Words that must all occur in the name or the e-mail address, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/users", {**query, "format": format}))
        return self._page(Call("GET", "/v1/users", query))

    def update_many(self, body: types.UsersUpdate, **options: Unpack[RequestOptions]) -> builtins.list[types.User]:
        """Update users in bulk

        Applies the same change to 1 to 100 users, all or none, under the rules of `updateUser`. Emits the same events as updating each user.
        If the request fails for any user, nothing changes, and `error.details` lists every user concerned: `field` is its place (`ids.3`), and `code` and `message` are what `updateUser` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`, and so does a field that is invalid for any user (`updates.timezone`).

        `PUT /v1/users/bulk`
        """
        answer: builtins.list[types.User] = self._data(Call("PUT", "/v1/users/bulk", options, body=body))
        return answer

    def invite(self, body: types.UserInvite, **options: Unpack[PostOptions]) -> types.User:
        """Invite a user

        Adds a person as `invited` and mails them a link to a page where they set their name and password. The link works once, for 7 days by the workspace's
        clock. Accepting makes them `active` and emits `user.created`; inviting emits no event. Until then they cannot have keys, and time cannot be logged for
        them.

        Owners can grant any role, admins any role except owner. Other users with `can_manage_team` can grant member, viewer and contractor only, and cannot
        invite anyone who could see or do more than they can (`forbidden`). For example, a viewer reads invoices and everyone's time, so a manager who invites one
        needs `can_manage_invoices` and must not be limited to a department. An e-mail address that a user of any status already has (ignoring case) returns
        `duplicate`: reactivate a deactivated user, or resend the invitation to an invited one.

        `POST /v1/users/invite`
        """
        answer: types.User = self._data(Call("POST", "/v1/users/invite", options, body=body))
        return answer

    def update_password(self, body: types.PasswordUpdate, **options: Unpack[ConditionalOptions]) -> types.EndedSessions:
        """Change the user's password

        Sets a new password of 10 to 200 characters for the user of the key or the session. The other sessions of the user end, and links to set a password that were mailed stop working; the session of this request continues. A password that is known from breaches, or is the account's own name or address, returns `invalid_request`. A wrong `current_password` returns `invalid_request` and counts as a failed sign-in: after ten within 15 minutes, the response is `rate_limit_exceeded`, even with the right password. An account without a password, such as one of the test side that is entered from the live side, returns `invalid_state`. Emits nothing.

        `PUT /v1/users/me/password`
        """
        answer: types.EndedSessions = self._data(Call("PUT", "/v1/users/me/password", options, body=body))
        return answer

    def get_current(self, **query: Unpack[types.GetCurrentUserQuery]) -> types.User:
        """Get the user of the key

        The user that the key acts as.

        `GET /v1/users/me`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.User = self._data(Call("GET", "/v1/users/me", query))
        return answer

    @overload
    def list_passkeys(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPasskeysQuery],
    ) -> Page[types.Passkey]: ...
    @overload
    def list_passkeys(self, *, format: Literal["csv"], **query: Unpack[types.ListPasskeysQuery]) -> Download: ...
    def list_passkeys(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPasskeysQuery],
    ) -> Page[types.Passkey] | Download:
        """List one's passkeys

        The passkeys of the user who is signed in, oldest first. A passkey signs in by itself, at the sign-in page, and counts as a second factor. Operations on passkeys
        are for people who are signed in to the dashboard; requests with an API key return `forbidden`.

        `GET /v1/users/me/passkeys`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/users/me/passkeys", {**query, "format": format}))
        return self._page(Call("GET", "/v1/users/me/passkeys", query))

    def create_passkey(self, body: types.PasskeyCreate, **options: Unpack[PostOptions]) -> types.PasskeyCreated:
        """Add a passkey

        Adds the passkey that a browser has made with the options of `createPasskeyOptions`. From now on the user signs in with it alone; the password is no longer
        enough without a second factor. If it is the user's first factor, their other sessions end, and the response has ten recovery codes, which are stored only as hashes: show them once. A
        passkey for other options, another origin or another user, one that somebody has already, and options that are older than five minutes or were used before,
        return `invalid_request`, and are in the audit log. An API key gets `forbidden`.

        `POST /v1/users/me/passkeys`
        """
        answer: types.PasskeyCreated = self._data(Call("POST", "/v1/users/me/passkeys", options, body=body))
        return answer

    def create_passkey_options(
        self,
        body: types.PasswordConfirmation,
        **options: Unpack[PostOptions],
    ) -> types.PasskeyOptions:
        """Begin to add a passkey

        Returns what a browser needs to make a passkey for the user who is signed in, once and within five minutes. Requires the user's password, so that whoever finds
        an open session cannot leave a way in behind. A wrong password returns `invalid_request`; after ten of them within 15 minutes, the response is
        `rate_limit_exceeded`. A user without a password or with 20 passkeys gets `invalid_state`, as does everyone if the address of the service
        (`PUBLIC_URL`) has an IP address for a name: browsers make no passkeys for one. An API key gets `forbidden`.

        `POST /v1/users/me/passkeys/options`
        """
        answer: types.PasskeyOptions = self._data(Call("POST", "/v1/users/me/passkeys/options", options, body=body))
        return answer

    def get_passkey(self, user_id: str, **query: Unpack[types.GetPasskeyQuery]) -> types.Passkey:
        """Get one of one's passkeys

        One passkey of the user who is signed in. One that is someone else's, or was removed, returns `not_found`; an API key gets `forbidden`.

        `GET /v1/users/me/passkeys/{id}`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Passkey = self._data(Call("GET", path("/v1/users/me/passkeys/{}", user_id), query))
        return answer

    def update_passkey(
        self,
        user_id: str,
        body: types.PasskeyUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Passkey:
        """Rename a passkey

        Gives a passkey of the user who is signed in another name. One that is someone else's returns `not_found`; an API key gets `forbidden`.

        `PUT /v1/users/me/passkeys/{id}`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Passkey = self._data(Call("PUT", path("/v1/users/me/passkeys/{}", user_id), options, body=body))
        return answer

    def delete_passkey(
        self,
        user_id: str,
        body: types.PasswordConfirmation,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Remove a passkey

        Removes a passkey of the user who is signed in; it no longer signs in. Requires the user's password: a wrong one returns `invalid_request`, and after ten of
        them within 15 minutes the response is `rate_limit_exceeded`. Without an authenticator app and another passkey, the recovery codes go too, and the password is
        enough again. One that is someone else's returns `not_found`; an API key gets `forbidden`.

        `DELETE /v1/users/me/passkeys/{id}`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/users/me/passkeys/{}", user_id), options, body=body))
        return answer

    def create_recovery_codes(self, body: types.FactorCode, **options: Unpack[PostOptions]) -> types.RecoveryCodeSet:
        """Make new recovery codes

        Makes ten new recovery codes for a code of the authenticator app or a recovery code; earlier ones stop working. They are stored only as hashes: show them
        once. A wrong code, and one that was used before, returns `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`.
        A user without a second factor gets `invalid_state`, and an API key `forbidden`.

        `POST /v1/users/me/recovery-codes`
        """
        answer: types.RecoveryCodeSet = self._data(Call("POST", "/v1/users/me/recovery-codes", options, body=body))
        return answer

    def get_second_factor(self, **query: Unpack[types.GetSecondFactorQuery]) -> types.SecondFactor:
        """Get one's second factor

        Whether the user who is signed in has a second factor, and how many recovery codes are left. Operations on a second factor are for people who are signed in
        to the dashboard; requests with an API key return `forbidden`. API keys work without a second factor.

        `GET /v1/users/me/second-factor`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.SecondFactor = self._data(Call("GET", "/v1/users/me/second-factor", query))
        return answer

    def create_totp(self, **options: Unpack[PostOptions]) -> types.Totp:
        """Begin to set up an authenticator app

        Makes a secret for an authenticator app of the user who is signed in. It counts as second factor once `confirmTotp` has had a code of it; until then a new
        request replaces it. A user who has an app already, or no password, gets `invalid_state`. API keys are `forbidden`.

        `POST /v1/users/me/totp`
        """
        answer: types.Totp = self._data(Call("POST", "/v1/users/me/totp", options))
        return answer

    def delete_totp(self, body: types.FactorCode, **options: Unpack[RequestOptions]) -> types.FactorRemoved:
        """Remove the authenticator app

        Removes the second factor and its recovery codes, for a code of the app or a recovery code. A wrong code, and one that was used before, returns
        `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`, even for the right one. A user without a second factor
        gets `invalid_state`, and an API key `forbidden`.

        `DELETE /v1/users/me/totp`
        """
        answer: types.FactorRemoved = self._data(Call("DELETE", "/v1/users/me/totp", options, body=body))
        return answer

    def confirm_totp(self, body: types.FactorCode, **options: Unpack[PostOptions]) -> types.RecoveryCodeSet:
        """Make the authenticator app the second factor

        From now on the user signs in with the password and a code of the app, and their other sessions end if they had no factor before. Returns ten recovery codes, which are stored only as hashes: show them once. A wrong
        code returns `invalid_request`; after ten of them within 15 minutes, the response is `rate_limit_exceeded`. A user who has a second factor already gets
        `invalid_state`, and an API key `forbidden`.

        `POST /v1/users/me/totp/confirm`
        """
        answer: types.RecoveryCodeSet = self._data(Call("POST", "/v1/users/me/totp/confirm", options, body=body))
        return answer

    def get(self, user_id: str, **query: Unpack[types.GetUserQuery]) -> types.User:
        """Get a user

        One user. Data embedded by `include` contains only what the key's user is allowed to see.

        `GET /v1/users/{id}`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.User = self._data(Call("GET", path("/v1/users/{}", user_id), query))
        return answer

    def update(self, user_id: str, body: types.UserUpdate, **options: Unpack[ConditionalOptions]) -> types.User:
        """Update a user

        Changes the fields sent. Owners and admins can change all fields of anyone; other users with `can_manage_team` (managers by default) those of members,
        viewers and contractors. Every user except viewers can change their own `name`, `avatar_url`, `title`, `phone`, `timezone` and `locale`, and every
        user their own `notifications` and `notification_settings`. Anything else is `forbidden`.

        Because managers see the time of their department, users who are not owners or admins can change the department only of users whose time they see. A
        manager can therefore move users out of the manager's own department, but not into it.

        `role` can be changed by owners and admins only, and only an owner can grant or remove the owner role; the last active owner must remain
        (`invalid_state`). Permissions set individually stay with the user, the others become those of the new role.

        Capacity and rates can be sent grouped or flat; sending both forms with different values returns `invalid_request`. The e-mail address identifies a person
        and cannot be changed; permissions are changed with `updateUserPermissions`.

        Emits `user.role_changed` when the role changes, and `user.updated` when anything else does.

        `PUT /v1/users/{id}`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("PUT", path("/v1/users/{}", user_id), options, body=body))
        return answer

    def deactivate(self, user_id: str, **options: Unpack[ConditionalPostOptions]) -> types.User:
        """Deactivate a user

        Ends a user's access immediately and keeps their history: their keys are permanently revoked, their sessions end, links mailed to them stop working, and
        their running timer is stopped. On the live side this applies to both sides: the user with the same address on the test side is deactivated too, whatever
        their role there. On the test side it applies to that side only, because a test key cannot change the live side.

        Owners can be deactivated by owners only, admins and managers by owners and admins, all others by users with `can_manage_team`; users can deactivate
        themselves. The last active owner cannot be deactivated (`invalid_state`). A deactivated user is left unchanged.

        Emits `user.deactivated`, and `time_entry.timer_stopped` for a timer that was stopped.

        `POST /v1/users/{id}/deactivate`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("POST", path("/v1/users/{}/deactivate", user_id), options))
        return answer

    def erase(self, user_id: str, **options: Unpack[ConditionalPostOptions]) -> types.ErasedPerson:
        """Erase the personal data of a user

        Erases what is stored of a person, for good: name, address, number, picture and settings of the user, what they wrote in comments, and every mention of them in
        tickets, mails, events, stored responses, notifications and the audit log. Their notifications, private views and scheduled reports are deleted. The user must be
        deactivated first (`invalid_state`), which the last active owner cannot be. On the live side, the user with the same address on the test side is erased too.

        Hours, expenses and invoices stay, under the id of the user: the law wants them kept. The guide Personal data lists what stays, and why. Owners can be erased by
        owners only. Erasing a user again is harmless.

        Emits `user.updated` with `erased: true`: whoever copies users erases their copy.

        `POST /v1/users/{id}/erase`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ErasedPerson = self._data(Call("POST", path("/v1/users/{}/erase", user_id), options))
        return answer

    def update_permissions(
        self,
        user_id: str,
        body: types.PermissionsUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.User:
        """Update a user's permissions

        Grants the permissions sent as true, removes those sent as false, and resets those sent as null to the default of the role. A permission equal to the default of the role changes with the role; any other stays with the user when the role changes. Viewers are read-only: granting one a write permission returns `invalid_request`. Contractors are outside the firm: they can be granted `can_see_rates` and `can_export_data`, and any other permission returns `invalid_request`. A user who becomes a contractor permanently loses all other permissions. Owners and admins always have every permission: changing theirs returns `invalid_state`. Owners and admins only. Emits `user.updated` if anything changes.

        `PUT /v1/users/{id}/permissions`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("PUT", path("/v1/users/{}/permissions", user_id), options, body=body))
        return answer

    def get_personal_data(self, user_id: str, **query: Unpack[types.GetUserPersonalDataQuery]) -> types.PersonalData:
        """Get the personal data of a user

        Everything that is stored about a person of the team, to be handed to them if they ask for it: the user, sessions, keys without their secrets, comments, files, hours,
        expenses, notifications, saved views, scheduled reports, mails to them, requests with their keys, events and entries of the audit log. Each kind has its number and the newest
        1,000 records; the lists of the API return the rest. Secrets are left out. The audit log records who read it.

        Owners and admins get the data of everyone, all others their own, without events and entries of the audit log.

        `GET /v1/users/{id}/personal-data`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PersonalData = self._data(Call("GET", path("/v1/users/{}/personal-data", user_id), query))
        return answer

    def reactivate(self, user_id: str, **options: Unpack[ConditionalPostOptions]) -> types.User:
        """Reactivate a user

        Restores a deactivated user to `active`, or to `invited` if they never accepted the invitation. Their keys stay revoked, and they must sign in again; the
        matching user on the other side is not changed. A user who is `invited` again needs a new link: resend the invitation. Requires the right to invite a user
        with the same role and permissions. A user who is not deactivated is left unchanged.

        Emits `user.reactivated`.

        `POST /v1/users/{id}/reactivate`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("POST", path("/v1/users/{}/reactivate", user_id), options))
        return answer

    def resend_invitation(self, user_id: str, **options: Unpack[ConditionalPostOptions]) -> types.User:
        """Resend an invitation

        Mails an invited user a new link, valid for 7 days from now by the workspace's clock, whether or not the invitation has expired. The previous link stops working. A user who is not `invited` returns `invalid_state`. Requires the right to invite a user with the same role and permissions. Emits `user.updated`.

        `POST /v1/users/{id}/resend-invitation`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("POST", path("/v1/users/{}/resend-invitation", user_id), options))
        return answer

    def reset_factor(self, user_id: str, **options: Unpack[ConditionalPostOptions]) -> types.User:
        """Reset a user's second factor

        Removes the second factor of a user who has lost it, with its recovery codes, ends their sessions, and tells them by mail. They sign in with the password
        alone until they set up another. Owners are reset by owners only. A user without a second factor returns `invalid_state`. For the last owner, the operator
        of the service does the same by `npm run workspaces -- reset-factor`. Emits nothing.

        `POST /v1/users/{id}/reset-factor`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.User = self._data(Call("POST", path("/v1/users/{}/reset-factor", user_id), options))
        return answer

    def get_time_summary(self, user_id: str, **query: Unpack[types.GetUserTimeSummaryQuery]) -> types.UserTimeSummary:
        """Summarize a user's time

        The hours of a user over a range of days, by project, compared with the user's target. The range is `period`, or the days from `from` to `to`, which must be given together, with `period` set to `custom` or omitted. It defaults to this month. Users whose time the key's user is not allowed to see, such as those outside a manager's department, return `forbidden`.

        `GET /v1/users/{id}/time-summary`

        Args:
            user_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.UserTimeSummary = self._data(Call("GET", path("/v1/users/{}/time-summary", user_id), query))
        return answer


class SessionsResource(Resource):
    """Where the user is signed in, and their password."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListSessionsQuery],
    ) -> Page[types.Session]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListSessionsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListSessionsQuery],
    ) -> Page[types.Session] | Download:
        """List the user's sessions

        The sessions in which the user of the key, or of the session, is signed in to Docket, last used first; never those of others. A session ends 14 days after its last use and 30 days after it began.

        `GET /v1/sessions`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/sessions", {**query, "format": format}))
        return self._page(Call("GET", "/v1/sessions", query))

    def delete_many(self, **options: Unpack[RequestOptions]) -> types.EndedSessions:
        """End the user's other sessions

        Signs the user out everywhere else. The session of this request continues; a request with an API key ends all sessions.

        `DELETE /v1/sessions`
        """
        answer: types.EndedSessions = self._data(Call("DELETE", "/v1/sessions", options))
        return answer

    def get(self, session_id: str, **query: Unpack[types.GetSessionQuery]) -> types.Session:
        """Get one of the user's sessions

        One session. A session that has ended, or is someone else's, returns `not_found`. The `ETag` does not change with `last_used_at` and `ip`.

        `GET /v1/sessions/{id}`

        Args:
            session_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Session = self._data(Call("GET", path("/v1/sessions/{}", session_id), query))
        return answer

    def delete(self, session_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """End one of the user's sessions

        Ends the session immediately: wherever it is used, the user is signed out. The session of this request can be ended, too; the next request then returns `unauthorized`.

        `DELETE /v1/sessions/{id}`

        Args:
            session_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/sessions/{}", session_id), options))
        return answer


class SavedViewsResource(Resource):
    """Filters, order and columns of screens that users save under a name, and can share with colleagues."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListSavedViewsQuery],
    ) -> Page[types.SavedView]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListSavedViewsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListSavedViewsQuery],
    ) -> Page[types.SavedView] | Download:
        """List saved views

        The views of the key's user, and those that colleagues share of screens that the user may see; by name. A view holds filters and columns, never the objects of a list: whoever opens it sees what they are allowed to see. A filter by an object that they may not see is refused when the list is read. Shared views of a user who was deactivated remain, because colleagues work with them; owners and admins can delete them.

        `GET /v1/saved-views`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            screen: Only views of these screens, comma-separated.
            shared: Only shared views, the user's own among them, or only those that nobody else sees.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/saved-views", {**query, "format": format}))
        return self._page(Call("GET", "/v1/saved-views", query))

    def create(self, body: types.SavedViewCreate, **options: Unpack[PostOptions]) -> types.SavedView:
        """Save a view

        Saves a view of the key's user. A name that the user already has on the screen (ignoring case) returns `duplicate`. A user has at most 100 views, over all screens; one more returns `invalid_state`. With `is_default`, the view replaces the user's default view of the screen. Every user can save views, for screens that they may see; another screen returns `forbidden`. Viewers cannot share views: `shared` returns `forbidden`. The name, the filters and the columns of a shared view are read by everyone who may see the screen, contractors included.

        `POST /v1/saved-views`
        """
        answer: types.SavedView = self._data(Call("POST", "/v1/saved-views", options, body=body))
        return answer

    def get(self, saved_view_id: str, **query: Unpack[types.GetSavedViewQuery]) -> types.SavedView:
        """Get a saved view

        One saved view, of the key's user or shared by a colleague. A view that a colleague does not share returns `forbidden`, to owners and admins too.

        `GET /v1/saved-views/{id}`

        Args:
            saved_view_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.SavedView = self._data(Call("GET", path("/v1/saved-views/{}", saved_view_id), query))
        return answer

    def update(
        self,
        saved_view_id: str,
        body: types.SavedViewUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.SavedView:
        """Update a saved view

        Changes the fields sent. Users change their own views; owners and admins also change shared ones, except `is_default`, which is for its user alone: true returns `forbidden`. A name that the view's user already has on the screen (ignoring case) returns `duplicate`. `is_default: true` replaces the default view of the screen; false leaves the screen without one.

        `PUT /v1/saved-views/{id}`

        Args:
            saved_view_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.SavedView = self._data(Call("PUT", path("/v1/saved-views/{}", saved_view_id), options, body=body))
        return answer

    def delete(self, saved_view_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a saved view

        Deletes a saved view. Users delete their own, owners and admins also shared ones. If it was the default of its screen, the screen has none.

        `DELETE /v1/saved-views/{id}`

        Args:
            saved_view_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/saved-views/{}", saved_view_id), options))
        return answer


class SearchResource(Resource):
    """One search over everything that the user of the key is allowed to see."""

    def search(self, **query: Unpack[types.SearchQuery]) -> types.FoundList:
        """Search everything

        Finds clients, contacts, projects, tickets, time entries, expenses, invoices, credit notes, agreements, users and tags by numbers, your own ids and words,
        best match first. It finds exactly what the key's user can read with the operations of each kind: hidden objects, and text that the user is not allowed to
        read, neither match nor appear. A kind that the user cannot list, such as invoices for members, is left out.

        **Order**: an exact number (`TKT-1003` or `1003`, `INV-2026-0042`) or an exact `external_id` comes first, then names and titles that begin with `q`.
        Objects that contain every word of `q` as a whole word follow, then objects that contain them as beginnings or parts of words. Equally good matches are in
        the order of their last change, latest first, then by id in descending order, so repeating a search returns the same order.

        **What matches**: every word of `q` must occur, in any order, ignoring case and accents; punctuation separates words, and Chinese, Japanese, Korean and
        Thai match anywhere in a text. Words are looked up in names, titles, subjects and e-mail addresses, in numbers of invoices and credit notes, descriptions
        of tickets, time entries and expenses, vendors of expenses, and reasons of credit notes. In tickets, time entries and expenses, a word of `q` matches a
        whole word or its beginning; elsewhere, any part of a word. Comments, notes, tasks and line items are not searched; the filters of each list find more.

        **Limited results**: search returns the best matches, at most 50, and whether there are more. It has no pages and no total, because counting and sorting
        every object that contains a common word would take longer the more objects there are. For the same reason, search does not consider every object if a
        word occurs more than 300 times in a kind. It then considers the newest objects that contain the word as a whole word: the newest 1,000, if other words
        must match as well. In addition, it considers some 300 of the objects in which the word is the beginning or a part of another word. To find an older
        object, add a word or `kinds`, or use the filters of its list, which page through all matches.

        `GET /v1/search`

        Args:
            q: What to find: a number, an `external_id`, or words.
            kinds: Only objects of these kinds, comma-separated.
            takes_time: With `true`, only objects on which new time can be logged: clients that are not inactive, their projects that are neither completed nor cancelled, and tickets that are on no other project.
            limit: Maximum number of results.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.FoundList = self._whole(Call("GET", "/v1/search", query))
        return answer


class WorkspaceResource(Resource):
    """The settings of the workspace, and its logo."""

    def get(self, **query: Unpack[types.GetWorkspaceQuery]) -> types.Workspace:
        """Get the workspace

        The side of the workspace that the key belongs to, with its settings.

        `GET /v1/workspace`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Workspace = self._data(Call("GET", "/v1/workspace", query))
        return answer

    def update(self, body: types.WorkspaceUpdate, **options: Unpack[ConditionalOptions]) -> types.Workspace:
        """Update the workspace

        Changes the settings sent, for this side only: a test key changes the test side. Existing objects are not affected: clients keep their currency, invoices their number, due date and tax, time entries their hours and rate. Days are determined in the new time zone from then on. The currency must be an ISO 4217 code and the time zone an IANA name; the spans in `sla_business_hours` must end after they begin and follow one another. When the business hours or the time zone change, the SLA of open tickets is recomputed from their opening.

        `PUT /v1/workspace`
        """
        answer: types.Workspace = self._data(Call("PUT", "/v1/workspace", options, body=body))
        return answer

    def delete(self, body: types.WorkspaceDelete, **options: Unpack[RequestOptions]) -> types.Workspace:
        """Request the deletion of the workspace

        Marks both sides of the workspace for deletion, and mails its owners. From then on both are read-only: every change, by the API, the dashboard, the portal or an agent, returns `deletion_pending`, and work that the service does by itself, such as invoices of retainers, reminders and reports, stands still. Reading, exports, signing in and out, passwords and second factors keep working. At `deletion.deletes_at`, 14 days later, everything of the workspace is deleted, its audit log included. Until then an owner can take it back by `restoreWorkspace`. `name` must be the name of the workspace; any other returns `invalid_request`. If the deletion was requested already, nothing changes. Only an owner can request it, on the live side: other users and test keys get `forbidden`.

        `DELETE /v1/workspace`
        """
        answer: types.Workspace = self._data(Call("DELETE", "/v1/workspace", options, body=body))
        return answer

    def restore(self, **options: Unpack[PostOptions]) -> types.Workspace:
        """Take back the deletion of the workspace

        Takes back a deletion that was requested by `deleteWorkspace`, and mails the owners. Everything can be changed again, and the work that stood still is done now. If no deletion was requested, nothing changes. Only an owner can take it back, on the live side: other users and test keys get `forbidden`. Once the deletion has begun, the response is `invalid_state`.

        `POST /v1/workspace/restore`
        """
        answer: types.Workspace = self._data(Call("POST", "/v1/workspace/restore", options))
        return answer

    def get_reminder_texts(self, **query: Unpack[types.GetReminderTextsQuery]) -> types.ReminderTexts:
        """Get the texts of reminders

        Subject and text of the reminder of each level in a language, for an invoice that is made up: it has the first number in the format of the workspace, and is due as many days from today as the schedule says. The mail also has a greeting, the amounts, and the link to the invoice.

        `GET /v1/workspace/reminder-texts`

        Args:
            locale: Language of the texts.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ReminderTexts = self._data(Call("GET", "/v1/workspace/reminder-texts", query))
        return answer

    def get_usage(self, **query: Unpack[types.GetWorkspaceUsageQuery]) -> types.WorkspaceUsage:
        """Get the usage of the workspace

        What the workspace uses of its storage, mails, exports and streams, and the limits that whoever operates the service has set; there is none unless they set one. Beyond a limit, an upload returns `invalid_state`, and a mail, an export or a stream `rate_limit_exceeded`; what the service sends by itself waits until the next day. At 80 percent, the owners are warned by mail.

        `GET /v1/workspace/usage`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.WorkspaceUsage = self._data(Call("GET", "/v1/workspace/usage", query))
        return answer

    def get_logo(self, **options: Unpack[RequestOptions]) -> Download:
        """Get the logo

        The image file. Without a logo, the request returns `not_found`.

        `GET /v1/workspace/logo`
        """
        return self._file(Call("GET", "/v1/workspace/logo", options))

    def upload_logo(self, file: File, **options: Unpack[PostOptions]) -> types.Workspace:
        """Set the logo

        Uploads the logo shown at the top of invoices, replacing any previous one: a PNG, JPEG or GIF image of at most 1 MiB. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. An image with more than 25 million pixels, all frames counted, returns `invalid_request`.

        `POST /v1/workspace/logo`
        """
        answer: types.Workspace = self._data(Call("POST", "/v1/workspace/logo", options, file=file))
        return answer

    def delete_logo(self, **options: Unpack[RequestOptions]) -> types.DeletedObject:
        """Remove the logo

        Removes the logo; invoices then show only the workspace's name. Without a logo, the request returns `not_found`.

        `DELETE /v1/workspace/logo`
        """
        answer: types.DeletedObject = self._data(Call("DELETE", "/v1/workspace/logo", options))
        return answer

    @overload
    def list_exports(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListWorkspaceExportsQuery],
    ) -> Page[types.WorkspaceExport]: ...
    @overload
    def list_exports(self, *, format: Literal["csv"], **query: Unpack[types.ListWorkspaceExportsQuery]) -> Download: ...
    def list_exports(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListWorkspaceExportsQuery],
    ) -> Page[types.WorkspaceExport] | Download:
        """List exports of the workspace

        The exports of this side of the last 30 days, the newest first. Only owners can list them; other users get `forbidden`.

        `GET /v1/workspace/exports`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/workspace/exports", {**query, "format": format}))
        return self._page(Call("GET", "/v1/workspace/exports", query))

    def create_export(self, **options: Unpack[PostOptions]) -> types.WorkspaceExport:
        """Export the workspace

        Writes everything in this side of the workspace to one zip file: JSON lines by kind, attachments, receipts and logos, invoices and credit notes as PDF, and a manifest with counts and sums. It shows the data as of the moment at which the work begins, and others can go on working. Keys, passwords, webhooks, events and the audit log are not in it. The file is ready after some time (`status`), and can be downloaded for 7 days; the operator of a service can make a workspace of it. Only owners can export; other users get `forbidden`. While an export is pending or running, another returns `invalid_state`.

        `POST /v1/workspace/exports`
        """
        answer: types.WorkspaceExport = self._data(Call("POST", "/v1/workspace/exports", options))
        return answer

    def get_export(self, workspace_id: str, **query: Unpack[types.GetWorkspaceExportQuery]) -> types.WorkspaceExport:
        """Get an export of the workspace

        One export, with its status. Only owners can read it; other users get `forbidden`.

        `GET /v1/workspace/exports/{id}`

        Args:
            workspace_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.WorkspaceExport = self._data(Call("GET", path("/v1/workspace/exports/{}", workspace_id), query))
        return answer

    def get_export_file(self, workspace_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Download an export of the workspace

        The zip file of an export that is `ready`; one that is not ready yet returns `invalid_state`, one that has expired `not_found`. Only owners can download it; other users get `forbidden`.

        `GET /v1/workspace/exports/{id}/file`

        Args:
            workspace_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/workspace/exports/{}/file", workspace_id), options))

    def get_single_sign_on(self, **query: Unpack[types.GetSingleSignOnQuery]) -> types.SingleSignOn:
        """Get single sign-on

        The OpenID Connect provider by which the team signs in. The secret is never returned. Before one is set, the fields are null, and `redirect_uri`, `backchannel_logout_uri` and `domain_record` already say what to enter at the provider and in DNS. Only owners may read it.

        `GET /v1/workspace/sso`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.SingleSignOn = self._data(Call("GET", "/v1/workspace/sso", query))
        return answer

    def update_single_sign_on(
        self,
        body: types.SingleSignOnUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.SingleSignOn:
        """Set single sign-on

        Sets the provider, in the place of an earlier one: fields that are not sent get their default, except `client_secret`, which stays while `issuer` stays. A domain works once `checkSingleSignOn` has found its proof. On a test side, the response is `invalid_state`: only the live side has single sign-on. Only owners may set it.

        `PUT /v1/workspace/sso`
        """
        answer: types.SingleSignOn = self._data(Call("PUT", "/v1/workspace/sso", options, body=body))
        return answer

    def delete_single_sign_on(self, **options: Unpack[RequestOptions]) -> types.DeletedObject:
        """Remove single sign-on

        Removes the provider, gives up its domains and unlinks all users from it; they can sign in by password again, if need be by a link to set one. Sessions continue. Without a provider, the request returns `not_found`. Only owners may remove it.

        `DELETE /v1/workspace/sso`
        """
        answer: types.DeletedObject = self._data(Call("DELETE", "/v1/workspace/sso", options))
        return answer

    def check_single_sign_on(self, **options: Unpack[PostOptions]) -> types.SingleSignOnCheck:
        """Check single sign-on

        Fetches the description of the provider, has it check the client id and the secret, and says what is wrong; looks for the TXT record of each domain that is not verified yet. A domain with its record is verified from then on, for this workspace alone, until the settings no longer name it. Without a provider, the request returns `not_found`. Only owners may check it.

        `POST /v1/workspace/sso/check`
        """
        answer: types.SingleSignOnCheck = self._data(Call("POST", "/v1/workspace/sso/check", options))
        return answer

    def get_stripe_connection(self, **query: Unpack[types.GetStripeConnectionQuery]) -> types.StripeConnection:
        """Get the connection to Stripe

        The account at Stripe by which clients pay invoices of this side. Keys are never returned. Before one is connected, the fields are null, and `webhook_url` already says where Stripe will send what happens.

        `GET /v1/workspace/stripe`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.StripeConnection = self._data(Call("GET", "/v1/workspace/stripe", query))
        return answer

    def update_stripe_connection(
        self,
        body: types.StripeConnectionUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.StripeConnection:
        """Connect Stripe

        Connects an account, or changes the connection: fields that are not sent get their default, except `secret_key`, which stays. The key is tried at Stripe; one that does not work, or belongs to the other side, is `invalid_request` on `secret_key`. Unless `webhook_secret` is sent, Docket registers `webhook_url` at Stripe; if Stripe refuses that, the response is `invalid_request` on `webhook_secret`, and says why. If Stripe cannot be reached, the response is `unavailable`, and nothing has changed. Clients are then offered to pay on the page of each invoice and in the portal.

        `PUT /v1/workspace/stripe`
        """
        answer: types.StripeConnection = self._data(Call("PUT", "/v1/workspace/stripe", options, body=body))
        return answer

    def delete_stripe_connection(self, **options: Unpack[RequestOptions]) -> types.DeletedObject:
        """Disconnect Stripe

        Forgets the keys, and has Stripe close pages that wait for a client and stop sending events, as far as it can be reached. What happens at Stripe from then on is not recorded, such as a debit that is on its way, a refund or a dispute: to stop offering it and still record these, set `enabled` to false instead. Without a connection, the response is `not_found`.

        `DELETE /v1/workspace/stripe`
        """
        answer: types.DeletedObject = self._data(Call("DELETE", "/v1/workspace/stripe", options))
        return answer


class NotificationsResource(Resource):
    """The inbox of each user: what concerns them, in the app and by mail."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListNotificationsQuery],
    ) -> SummedPage[types.Notification, types.NotificationListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListNotificationsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListNotificationsQuery],
    ) -> SummedPage[types.Notification, types.NotificationListSummary] | Download:
        """List one's own notifications

        The notifications of the user of the key, newest first. `summary.unread` counts all unread ones that the filters match, not just those of this page.

        Events cause notifications, usually within a second. An event notifies a user at most once, and never the user who caused it. What counts is what the
        user is allowed to see when the list is read: a notification is left out while its object is hidden from the user, and for good once the object is deleted.
        Which kinds a user receives is set in `notification_settings` of the user. Notifications are deleted 90 days after they were created.

        `GET /v1/notifications`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            unread: With true, only unread notifications; with false, only others.
            kind: Only notifications of these kinds, comma-separated.
            snoozed: With true, only notifications that are snoozed now; with false, only others.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/notifications", {**query, "format": format}))
        return self._summed_page(Call("GET", "/v1/notifications", query))

    def get(self, notification_id: str, **query: Unpack[types.GetNotificationQuery]) -> types.Notification:
        """Get a notification

        One notification of the user of the key. Those of other users are `forbidden`, as are those about objects that the user is not allowed to see.

        `GET /v1/notifications/{id}`

        Args:
            notification_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Notification = self._data(Call("GET", path("/v1/notifications/{}", notification_id), query))
        return answer

    def mark_read(self, notification_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Notification:
        """Mark a notification as read

        Sets `read_at` to the current time. A notification that is read already is left unchanged. Open to every user, viewers included. Emits `notification.updated`.

        `POST /v1/notifications/{id}/read`

        Args:
            notification_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Notification = self._data(Call("POST", path("/v1/notifications/{}/read", notification_id), options))
        return answer

    def snooze(
        self,
        notification_id: str,
        body: types.NotificationSnooze,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Notification:
        """Snooze a notification

        Marks the notification as unread and leaves it out of `listNotifications` until the given time. Then it is listed again in its place; no event announces that. Open to every user, viewers included. Emits `notification.updated`.

        `POST /v1/notifications/{id}/snooze`

        Args:
            notification_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Notification = self._data(Call("POST", path("/v1/notifications/{}/snooze", notification_id), options, body=body))
        return answer

    def mark_unread(self, notification_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Notification:
        """Mark a notification as unread

        Clears `read_at`. Open to every user, viewers included. Emits `notification.updated`.

        `POST /v1/notifications/{id}/unread`

        Args:
            notification_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Notification = self._data(Call("POST", path("/v1/notifications/{}/unread", notification_id), options))
        return answer

    def mark_all_read(self, **options: Unpack[PostOptions]) -> types.NotificationsRead:
        """Mark all notifications as read

        Marks all unread notifications of the user of the key as read, including those that are snoozed or hidden. Open to every user, viewers included. Emits one `notification.updated`, about the newest of them, if there was any.

        `POST /v1/notifications/read-all`
        """
        answer: types.NotificationsRead = self._data(Call("POST", "/v1/notifications/read-all", options))
        return answer


class ApprovalsResource(Resource):
    """Milestones and hours that clients are asked to approve in the portal."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListApprovalsQuery],
    ) -> Page[types.ApprovalSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListApprovalsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListApprovalsQuery],
    ) -> Page[types.ApprovalSummary] | Download:
        """List approvals

        The approvals that clients were asked for, newest first by default. Users with `can_manage_projects` see approvals about projects, users with `can_manage_invoices` see approvals about agreements, and viewers see both. They see the hours of everyone, without rates and amounts.

        `GET /v1/approvals`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only approvals of these statuses, comma-separated.
            type: Only approvals of these types, comma-separated.
            client_id: Only approvals of these clients, comma-separated.
            project_id: Only approvals of these projects, comma-separated.
            agreement_id: Only approvals of these agreements, comma-separated.
            from_: Only approvals requested on this day or later, in the time zone of the workspace.
            to: Only approvals requested on this day or earlier, in the time zone of the workspace.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/approvals", {**query, "format": format}))
        return self._page(Call("GET", "/v1/approvals", query))

    def create(self, body: types.ApprovalCreate, **options: Unpack[PostOptions]) -> types.Approval:
        """Ask a client for an approval

        Asks the client to approve a milestone or hours. Every contact of the client with portal access `full` gets a mail in the client's language, with a link to the approval in the portal. The first answer decides. If the client has no such contact or is not active, the request returns `invalid_state`. An approval about a project requires `can_manage_projects`, an approval about an agreement requires `can_manage_invoices`.

        An approval of hours includes the time entries of the project or agreement on the given days that are billable, unbilled, stopped and not excluded. If the workspace sets `require_time_approval`, the firm must have approved them; otherwise, they must not be rejected. The list is fixed at this moment: time logged later needs another approval. An entry can be in at most one approval that is pending or approved; an entry that is already in another one is left out. If no entries are left, the request returns `invalid_request` on `from`; if there are more than 2,000, on `to`.

        An entry falls out of its approval if its day, person, hours, description, client, project or agreement changes, or if it is excluded, rejected, deleted or no longer billable. While the approval is pending, the entry is removed from the list (`approval.updated`); when no entry is left, the approval is cancelled (`approval.cancelled`). Once the client has approved, the list remains as it was approved, and the changed entry needs another approval. The entry's approval by the firm, rate, ticket, `external_id`, `metadata` and billing make no difference. A milestone, too, can be in at most one approval that is pending or approved (otherwise `invalid_state`). If its title or description changes, a pending approval of it is cancelled, and an approved one no longer covers it.

        The contacts are reminded three days before `due_date` and on `due_date`, when the day of the workspace begins, unless that is the day of the request. For an approval without `due_date`, they are reminded only by `remindApproval`. Emits `approval.requested`.

        `POST /v1/approvals`
        """
        answer: types.Approval = self._data(Call("POST", "/v1/approvals", options, body=body))
        return answer

    def preview_request(self, body: types.ApprovalCreate, **options: Unpack[PostOptions]) -> types.ApprovalMailPreview:
        """Preview the mail that asks a client for an approval

        Who would be asked by `createApproval` for the same body now, and by which mail. The rules and errors are the same, but nothing is created, reserved or sent. The approval has no id yet: the link in the preview ends in `…` instead. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/approvals/preview`
        """
        answer: types.ApprovalMailPreview = self._data(Call("POST", "/v1/approvals/preview", options, body=body))
        return answer

    def get(self, approval_id: str, **query: Unpack[types.GetApprovalQuery]) -> types.Approval:
        """Get an approval

        One approval. An approval of hours has `days`: the hours by day and person.

        `GET /v1/approvals/{id}`

        Args:
            approval_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Approval = self._data(Call("GET", path("/v1/approvals/{}", approval_id), query))
        return answer

    def cancel(self, approval_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Approval:
        """Cancel an approval

        Takes back a pending approval. Its time entries or its milestone can then be included in another approval. A cancelled approval is left unchanged; one that the client has decided on returns `invalid_state`. Emits `approval.cancelled`.

        `POST /v1/approvals/{id}/cancel`

        Args:
            approval_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Approval = self._data(Call("POST", path("/v1/approvals/{}/cancel", approval_id), options))
        return answer

    @overload
    def list_entries(
        self,
        approval_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListApprovalEntriesQuery],
    ) -> Page[types.ApprovalEntry]: ...
    @overload
    def list_entries(
        self,
        approval_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListApprovalEntriesQuery],
    ) -> Download: ...
    def list_entries(
        self,
        approval_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListApprovalEntriesQuery],
    ) -> Page[types.ApprovalEntry] | Download:
        """List the time entries of an approval

        The time entries that the client is asked to approve or has decided on, by day and as they were shown to the client. Entries that changed after the client approved them have `left_at`. An approval of a milestone has no entries.

        `GET /v1/approvals/{id}/entries`

        Args:
            approval_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/approvals/{}/entries", approval_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/approvals/{}/entries", approval_id), query))

    def remind(
        self,
        approval_id: str,
        body: types.ApprovalRemind | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Approval:
        """Remind a client of an approval

        Mails a reminder of a pending approval to every contact who now has portal access `full`. If the approval is not pending, or the client has no such contact or is not active, the request returns `invalid_state`. Emits `approval.updated`.

        `POST /v1/approvals/{id}/remind`

        Args:
            approval_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Approval = self._data(Call("POST", path("/v1/approvals/{}/remind", approval_id), options, body=body))
        return answer

    def preview_reminder(
        self,
        approval_id: str,
        body: types.ApprovalRemind | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.ApprovalMailPreview:
        """Preview the reminder of an approval

        Who would be reminded by `remindApproval` for the same body now, and by which mail. The rules and errors are the same, but nothing is sent or changed. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/approvals/{id}/remind/preview`

        Args:
            approval_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ApprovalMailPreview = self._data(Call("POST", path("/v1/approvals/{}/remind/preview", approval_id), options, body=body))
        return answer


class CreditNotesResource(Resource):
    """Credits on invoices that were sent, in part or in full."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListCreditNotesQuery],
    ) -> SummedPage[types.CreditNote, types.CreditNoteListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListCreditNotesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListCreditNotesQuery],
    ) -> SummedPage[types.CreditNote, types.CreditNoteListSummary] | Download:
        """List credit notes

        The credit notes of the workspace, latest first by default. `summary` covers everything that the filters match. With `format=csv`, everything that the filters match is returned as a file, without the summary.

        `GET /v1/credit-notes`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only credit notes of these clients, comma-separated.
            invoice_id: Only credit notes of these invoices, comma-separated.
            from_: Only credit notes dated this day or later.
            to: Only credit notes dated this day or earlier.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/credit-notes", {**query, "format": format}))
        return self._summed_page(Call("GET", "/v1/credit-notes", query))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncCreditNotesQuery]) -> Sync[types.CreditNote]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/credit-notes`
        """
        return self._changes(Call("GET", "/v1/credit-notes", query), mark)

    def get(self, credit_note_id: str, **query: Unpack[types.GetCreditNoteQuery]) -> types.CreditNote:
        """Get a credit note

        One credit note with its lines.

        `GET /v1/credit-notes/{id}`

        Args:
            credit_note_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.CreditNote = self._data(Call("GET", path("/v1/credit-notes/{}", credit_note_id), query))
        return answer

    def get_pdf(self, credit_note_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the PDF of a credit note

        The credit note as a PDF, with seller, buyer and language as on its invoice. Because it shows rates, it also requires `can_see_rates`. Limits are those of `getInvoicePdf`.

        `GET /v1/credit-notes/{id}/pdf`

        Args:
            credit_note_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/credit-notes/{}/pdf", credit_note_id), options))

    @overload
    def get_electronic(
        self,
        credit_note_id: str,
        *,
        format: Literal["json"] = "json",
        **options: Unpack[RequestOptions],
    ) -> Download: ...
    @overload
    def get_electronic(
        self,
        credit_note_id: str,
        *,
        format: Literal["zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"],
        **options: Unpack[RequestOptions],
    ) -> Download: ...
    def get_electronic(
        self,
        credit_note_id: str,
        *,
        format: Literal["json", "zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"] = "json",
        **options: Unpack[RequestOptions],
    ) -> Download | Download:
        """Get the electronic form of a credit note

        The credit note in an electronic form of EN 16931, as `getElectronicInvoice` has it for invoices. It names the invoice that it credits.

        `GET /v1/credit-notes/{id}/e-invoice`

        Args:
            credit_note_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/credit-notes/{}/e-invoice", credit_note_id), {**options, "format": format}))
        return self._file(Call("GET", path("/v1/credit-notes/{}/e-invoice", credit_note_id), options))

    def send(
        self,
        credit_note_id: str,
        body: types.CreditNoteSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.CreditNoteSent:
        """Mail a credit note

        Mails the credit note with its PDF. Without `to`, it goes to the recipients to whom its invoice would be mailed; if there is no address, the request returns `invalid_request` on `to`. Changes nothing else.

        `POST /v1/credit-notes/{id}/send`

        Args:
            credit_note_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.CreditNoteSent = self._data(Call("POST", path("/v1/credit-notes/{}/send", credit_note_id), options, body=body))
        return answer

    def preview_mail(
        self,
        credit_note_id: str,
        body: types.CreditNoteSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.MailPreview:
        """Preview the mail of a credit note

        The mail that `sendCreditNote` would send for the same body now. The rules and errors are the same, but nothing is sent. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/credit-notes/{id}/send/preview`

        Args:
            credit_note_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.MailPreview = self._data(Call("POST", path("/v1/credit-notes/{}/send/preview", credit_note_id), options, body=body))
        return answer


class EventsResource(Resource):
    """What happened, and who did it. Events are kept for 30 days."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListEventsQuery],
    ) -> Page[types.DocketEvent]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListEventsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListEventsQuery],
    ) -> Page[types.DocketEvent] | Download:
        """List events

        What happened in the workspace in the last 30 days, newest first: the same events that webhooks receive, each with its actor, so the list serves as an
        audit trail. Owners and admins only, because events contain their objects in full.

        For incremental sync, pass the id of the last event that you have as `after`. The response contains everything after it, each event once, in the order in
        which the changes were committed. A change that began earlier but took longer appears when it is committed, after events that you have already seen. Its
        `id` and `created_at` may then be smaller than theirs, so continue from the last event of a response, not from the greatest id. All filters apply to these
        events. To begin, note the newest event of this list, then read everything. An `after` that is unknown, or older than 30 days, returns `invalid_request`:
        read everything again. Events are deleted 30 days after they were created, so continue from the list at least once in 30 days.

        `GET /v1/events`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            type: Only events of these types.
            resource_id: Only events about the objects with these ids, comma-separated; the objects may have been deleted.
            request_id: Only events that came of the requests with these `X-Request-Id`s, comma-separated.
            from_: Only events at or after this instant.
            to: Only events at or before this instant.
            after: Only events committed after the event with this id, in commit order.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/events", {**query, "format": format}))
        return self._page(Call("GET", "/v1/events", query))

    def get(self, event_id: str, **query: Unpack[types.GetEventQuery]) -> types.DocketEvent:
        """Get an event

        One event of the last 30 days, with its actor. Owners and admins only.

        `GET /v1/events/{id}`

        Args:
            event_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.DocketEvent = self._data(Call("GET", path("/v1/events/{}", event_id), query))
        return answer


class MailTemplatesResource(Resource):
    """Subject and text of the mails that the workspace sends to its clients."""

    def get_all(self, **query: Unpack[types.GetAllMailTemplatesQuery]) -> types.MailTemplates:
        """Get all templates of mails

        Subject and text of each mail that the workspace sends to its clients, in each language: Docket's own unless the workspace has changed them. Mails to users, and those about passwords and sign-ins, have no templates.

        `GET /v1/mail-templates`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.MailTemplates = self._data(Call("GET", "/v1/mail-templates", query))
        return answer

    def get(self, kind: str, language: str, **query: Unpack[types.GetMailTemplateQuery]) -> types.MailTemplate:
        """Get a template of mails

        Subject and text of one kind of mail in one language, with the placeholders that they may use.

        `GET /v1/mail-templates/{kind}/{language}`

        Args:
            kind: The mail.
            language: The language.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.MailTemplate = self._data(Call("GET", path("/v1/mail-templates/{}/{}", kind, language), query))
        return answer

    def update(
        self,
        kind: str,
        language: str,
        body: types.MailTemplateUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.MailTemplate:
        """Change a template of mails

        Changes subject and text of a kind of mail in one language, for this side only. Mails that are queued keep the text that they were written with. `{{` that begins anything but a placeholder of this kind, braces that are not closed, and a text without a placeholder that is required return `invalid_request`. Values are inserted as plain text: they are never markup, and placeholders in them are not replaced. Texts equal to Docket's own are no change.

        `PUT /v1/mail-templates/{kind}/{language}`

        Args:
            kind: The mail.
            language: The language.
        """
        answer: types.MailTemplate = self._data(Call("PUT", path("/v1/mail-templates/{}/{}", kind, language), options, body=body))
        return answer

    def delete(self, kind: str, language: str, **options: Unpack[ConditionalOptions]) -> types.MailTemplate:
        """Go back to Docket's own texts

        Removes the workspace's texts of a kind of mail in one language, so that Docket's own are sent again. Without any, nothing changes.

        `DELETE /v1/mail-templates/{kind}/{language}`

        Args:
            kind: The mail.
            language: The language.
        """
        answer: types.MailTemplate = self._data(Call("DELETE", path("/v1/mail-templates/{}/{}", kind, language), options))
        return answer

    def preview(
        self,
        kind: str,
        language: str,
        body: types.MailTemplatePreviewRequest,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.MailTemplatePreview:
        """Preview a template of mails

        The mail as it would be sent with these texts, by data that are made up or those of an object. Nothing is sent or stored, and there is no `Idempotency-Key`. Texts are checked as `updateMailTemplate` does. Because it can show any invoice, a key needs all areas. An unknown `resource_id` returns `invalid_request`.

        `POST /v1/mail-templates/{kind}/{language}/preview`

        Args:
            kind: The mail.
            language: The language.
        """
        answer: types.MailTemplatePreview = self._data(Call("POST", path("/v1/mail-templates/{}/{}/preview", kind, language), options, body=body))
        return answer


class MailsResource(Resource):
    """The mails that the service sends, and what became of each."""

    @overload
    def list(self, *, format: Literal["json"] = "json", **query: Unpack[types.ListMailsQuery]) -> Page[types.Mail]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListMailsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListMailsQuery],
    ) -> Page[types.Mail] | Download:
        """List mails

        The mails that the service sends for this side of the workspace, newest first, and what became of each. Owners and admins only, because recipients and subjects say what is going on in the whole workspace.

        `GET /v1/mails`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only mails in these statuses, comma-separated.
            kind: Only mails of these kinds, comma-separated.
            resource_id: Only mails about these objects, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/mails", {**query, "format": format}))
        return self._page(Call("GET", "/v1/mails", query))

    def get(self, mail_id: str, **query: Unpack[types.GetMailQuery]) -> types.Mail:
        """Get a mail

        One mail, and what became of it. Owners and admins only.

        `GET /v1/mails/{id}`

        Args:
            mail_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Mail = self._data(Call("GET", path("/v1/mails/{}", mail_id), query))
        return answer

    def retry(self, mail_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Mail:
        """Retry a failed mail

        Queues a mail that failed once more, as it was written, with all of its attempts before it: for when the mail server or the mailbox works again. A mail that has not failed returns `invalid_state`. To send an invoice to another address, send the invoice again.

        `POST /v1/mails/{id}/retry`

        Args:
            mail_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Mail = self._data(Call("POST", path("/v1/mails/{}/retry", mail_id), options))
        return answer


class AuditLogResource(Resource):
    """Who did what in the workspace, in the last two years."""

    @overload
    def list_audit_entries(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAuditEntriesQuery],
    ) -> Page[types.AuditEntry]: ...
    @overload
    def list_audit_entries(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListAuditEntriesQuery],
    ) -> Download: ...
    def list_audit_entries(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAuditEntriesQuery],
    ) -> Page[types.AuditEntry] | Download:
        """List the audit log

        Who did what on this side of the workspace in the last two years, newest first: sign-ins and refused ones, keys, users with their roles and permissions,
        settings, access to the portal, exports, changes of clients, contacts, agreements and invoices, payments, and deletions. Owners and admins only. Operations
        that are recorded have `x-audit` in this contract.

        An entry is written in the transaction of what it records, and no one can change or delete it: only time does, after two years. When the personal data of
        a user or contact is erased, their name, address and other texts leave their entries too. Each entry has a hash over itself and the one before it;
        `npm run audit -- verify` of the service proves that none was changed, removed or moved.

        `GET /v1/audit-log`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            action: Only entries with these actions, comma-separated.
            actor_id: Only what these users, keys or contacts did, comma-separated; what a user did includes what was done with their keys.
            resource_id: Only what was done to these objects, comma-separated.
            ip: Only requests from these addresses, comma-separated.
            from_: Only entries at or after this instant.
            to: Only entries at or before this instant.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/audit-log", {**query, "format": format}))
        return self._page(Call("GET", "/v1/audit-log", query))

    def get_audit_entry(self, audit_log_id: str, **query: Unpack[types.GetAuditEntryQuery]) -> types.AuditEntry:
        """Get an entry of the audit log

        One entry of the last two years. Owners and admins only.

        `GET /v1/audit-log/{id}`

        Args:
            audit_log_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.AuditEntry = self._data(Call("GET", path("/v1/audit-log/{}", audit_log_id), query))
        return answer


class RequestLogResource(Resource):
    """The requests that were made with the API keys of the workspace in the last 7 days."""

    @overload
    def list_logged_requests(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListLoggedRequestsQuery],
    ) -> Page[types.LoggedRequest]: ...
    @overload
    def list_logged_requests(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListLoggedRequestsQuery],
    ) -> Download: ...
    def list_logged_requests(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListLoggedRequestsQuery],
    ) -> Page[types.LoggedRequest] | Download:
        """List requests

        The requests of the last 7 days that were made with the API keys of this side of the workspace, newest first; those of keys that were revoked since
        included. Owners and admins only.

        A request appears within two seconds of its response. Requests with a key that is unknown, revoked or expired are not listed, because they belong to no
        workspace, nor are those of people who are signed in. Bodies and the values of query parameters are never stored. The log is for finding faults, and is
        not an audit trail: when the service is stopped by force, the requests of the last second are lost. For what was changed, and by whom, list the
        [events](/docs/reference#listEvents): their `actor.request_id` is the `request_id` of the request.

        `GET /v1/request-log`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only requests with these HTTP statuses, comma-separated; `4xx` stands for all from 400 to 499.
            operation_id: Only requests of these operations, comma-separated.
            api_key_id: Only requests with these keys, comma-separated.
            request_id: Only requests with these `X-Request-Id`s, comma-separated.
            from_: Only requests received at or after this instant.
            to: Only requests received at or before this instant.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/request-log", {**query, "format": format}))
        return self._page(Call("GET", "/v1/request-log", query))

    def get_logged_request(
        self,
        request_log_id: str,
        **query: Unpack[types.GetLoggedRequestQuery],
    ) -> types.LoggedRequest:
        """Get a request

        One request of the last 7 days. Owners and admins only.

        `GET /v1/request-log/{id}`

        Args:
            request_log_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.LoggedRequest = self._data(Call("GET", path("/v1/request-log/{}", request_log_id), query))
        return answer


class WebhooksResource(Resource):
    """Your URLs that receive events as they happen, each as an HTTP POST with the event as JSON."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListWebhooksQuery],
    ) -> Page[types.Webhook]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListWebhooksQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListWebhooksQuery],
    ) -> Page[types.Webhook] | Download:
        """List webhooks

        The webhooks of the workspace, newest first. Secrets are not shown.

        `GET /v1/webhooks`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only webhooks of these statuses, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/webhooks", {**query, "format": format}))
        return self._page(Call("GET", "/v1/webhooks", query))

    def create(self, body: types.WebhookCreate, **options: Unpack[PostOptions]) -> types.WebhookWithSecret:
        """Create a webhook

        Registers a URL for events of the given types, starting with the next event. The `secret` that signs them is returned this once.

        With `filter`, only events about the objects of some clients or projects are sent. An unknown client or project returns `invalid_request`; one that is
        deleted later remains in the filter, and its last event is sent.

        The URL must use https; http is accepted on the test side only. It must not contain a user name or password. Private, loopback and link-local addresses are
        refused when a delivery connects, not here; redirects are not followed.

        `POST /v1/webhooks`
        """
        answer: types.WebhookWithSecret = self._data(Call("POST", "/v1/webhooks", options, body=body))
        return answer

    def get(self, webhook_id: str, **query: Unpack[types.GetWebhookQuery]) -> types.Webhook:
        """Get a webhook

        One webhook, without its secret.

        `GET /v1/webhooks/{id}`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Webhook = self._data(Call("GET", path("/v1/webhooks/{}", webhook_id), query))
        return answer

    def update(
        self,
        webhook_id: str,
        body: types.WebhookUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Webhook:
        """Update a webhook

        Changes the fields sent. Changed `events` apply from the next event on.

        `status: active` reactivates a failed webhook: events whose attempts were not exhausted when it failed are sent immediately; events that happened while it
        was failed are not, unless you recover them with `recoverWebhook`. `status: failed` stops a webhook in the same way.

        `PUT /v1/webhooks/{id}`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Webhook = self._data(Call("PUT", path("/v1/webhooks/{}", webhook_id), options, body=body))
        return answer

    def delete(self, webhook_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a webhook

        Deletes the webhook with its deliveries and its queue of unsent events. An attempt in progress is not aborted.

        `DELETE /v1/webhooks/{id}`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/webhooks/{}", webhook_id), options))
        return answer

    @overload
    def list_deliveries(
        self,
        webhook_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListWebhookDeliveriesQuery],
    ) -> Page[types.WebhookDelivery]: ...
    @overload
    def list_deliveries(
        self,
        webhook_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListWebhookDeliveriesQuery],
    ) -> Download: ...
    def list_deliveries(
        self,
        webhook_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListWebhookDeliveriesQuery],
    ) -> Page[types.WebhookDelivery] | Download:
        """List the deliveries of a webhook

        The delivery attempts of the last 30 days, newest first. An event that was retried has several, an event that was not attempted yet has none. `getWebhookDelivery` shows what was sent and what the receiver returned.

        `GET /v1/webhooks/{id}/deliveries`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only attempts with these statuses, comma-separated.
            event_id: Only attempts to deliver these events, comma-separated.
            event_type: Only attempts to deliver events of these types, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/webhooks/{}/deliveries", webhook_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/webhooks/{}/deliveries", webhook_id), query))

    def retry_deliveries(
        self,
        webhook_id: str,
        body: types.WebhookDeliveriesRetry,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.WebhookDeliveriesRetried:
        """Retry deliveries in bulk

        Resends the events of several deliveries immediately, all or none, as `retryWebhookDelivery` does. Choose 1 to 100 deliveries by `delivery_ids`, or all
        failed ones by `status`, optionally within a range of time (`from`, `to`); up to 1,000 events are resent at once. Each event is sent once, however many of
        its attempts are chosen, and the last of these attempts shows the time of the new attempt as `next_retry_at`.

        The request can be repeated safely: it does not resend an event that has been delivered by a later attempt than the one chosen, that is being attempted
        now, or that is already due. A delivery that is unknown, of another webhook, or given twice returns `invalid_request`, and the error names it
        (`delivery_ids.3`). A failed webhook returns `invalid_state`: set it to `active` first. Events that were never attempted, because the webhook was failed
        when they happened, have no delivery: see `recoverWebhook`.

        `POST /v1/webhooks/{id}/deliveries/retry`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.WebhookDeliveriesRetried = self._data(Call("POST", path("/v1/webhooks/{}/deliveries/retry", webhook_id), options, body=body))
        return answer

    def get_delivery(
        self,
        webhook_id: str,
        delivery_id: str,
        **query: Unpack[types.GetWebhookDeliveryQuery],
    ) -> types.WebhookDeliveryWithBodies:
        """Get a delivery

        One delivery attempt, with the body that was sent and the beginning of the body of the receiver's response. A delivery of another webhook returns `not_found`. Deliveries are kept for 30 days.

        `GET /v1/webhooks/{id}/deliveries/{delivery_id}`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            delivery_id: Identifier of the delivery.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.WebhookDeliveryWithBodies = self._data(Call("GET", path("/v1/webhooks/{}/deliveries/{}", webhook_id, delivery_id), query))
        return answer

    def retry_delivery(
        self,
        webhook_id: str,
        delivery_id: str,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.WebhookDelivery:
        """Retry a delivery

        Resends the event of a delivery immediately, whether delivered or not, with the same event id. This counts as the next attempt: if it fails and fewer than 7 attempts were made, retries follow as usual. Returns the given delivery, with the time of the new attempt as `next_retry_at`; the attempt itself appears in the list once it is made. A failed webhook returns `invalid_state`: set it to `active` first.

        `POST /v1/webhooks/{id}/deliveries/{delivery_id}/retry`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            delivery_id: Identifier of the delivery.
        """
        answer: types.WebhookDelivery = self._data(Call("POST", path("/v1/webhooks/{}/deliveries/{}/retry", webhook_id, delivery_id), options))
        return answer

    def recover(
        self,
        webhook_id: str,
        body: types.WebhookRecover,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.WebhookRecovery:
        """Recover missed events

        Queues every event of the webhook's event types since `since` that was never delivered to it: events that happened while the webhook was failed, and events whose attempts were exhausted. `since` can be at most 30 days back, and not before the webhook was created. Each gets up to 7 new attempts. A failed webhook returns `invalid_state`: set it to `active` first.

        `POST /v1/webhooks/{id}/recover`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.WebhookRecovery = self._data(Call("POST", path("/v1/webhooks/{}/recover", webhook_id), options, body=body))
        return answer

    def rotate_secret(
        self,
        webhook_id: str,
        body: types.WebhookSecretRotate | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.WebhookWithSecret:
        """Rotate the secret of a webhook

        Creates a new secret and returns it this once. During `grace_hours`, the old secret also signs: deliveries carry two `v1=` values, that of the new secret first, and a receiver can accept either. A rotation during another's grace period ends the oldest secret immediately.

        `POST /v1/webhooks/{id}/rotate-secret`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.WebhookWithSecret = self._data(Call("POST", path("/v1/webhooks/{}/rotate-secret", webhook_id), options, body=body))
        return answer

    def test(
        self,
        webhook_id: str,
        body: types.WebhookTest | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.WebhookDeliveryWithBodies:
        """Send a test event

        Sends an event immediately, signed like any other: with sample data, or with the object named by `resource_id`, as its GET returns it with all fields. An object that is unknown, or of another kind than `event_type`, returns `invalid_request`. Returns the result of the delivery, with what was sent and what the receiver returned. The response is 200 even if the delivery failed: see `status`. The type is `event_type`, or the first of the webhook's `events` by default. A test event is attempted once, also on a failed webhook, does not change the webhook's status, and does not appear in the list of events.

        `POST /v1/webhooks/{id}/test`

        Args:
            webhook_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.WebhookDeliveryWithBodies = self._data(Call("POST", path("/v1/webhooks/{}/test", webhook_id), options, body=body))
        return answer


class TestClockResource(Resource):

    def get(self, **query: Unpack[types.GetTestClockQuery]) -> types.TestClock:
        """Get the test clock

        The current time on the test side. A live key returns `forbidden`.

        `GET /v1/test-clock`

        Args:
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TestClock = self._data(Call("GET", "/v1/test-clock", query))
        return answer

    def advance(self, body: types.TestClockAdvance, **options: Unpack[PostOptions]) -> types.TestClock:
        """Advance the test clock

        Advances the clock of the test side to `to` and leaves it stopped there. Before the request returns, everything that falls due in between runs in
        chronological order, at the time it falls due. This includes daily jobs at midnight in the workspace's time zone, webhook retries, and the mails they
        cause.

        `to` must be between the clock's `now` and two years after it: advance again to go further. Dates, due dates, timestamps of events and records, retries
        and expiries follow this clock; signatures, rate limits and sessions use real time. Only one advance can run at a time; another returns `invalid_state`. A
        live key returns `forbidden`.

        `POST /v1/test-clock/advance`
        """
        answer: types.TestClock = self._data(Call("POST", "/v1/test-clock/advance", options, body=body))
        return answer


class TestDataResource(Resource):

    def reset(self, **options: Unpack[PostOptions]) -> types.TestClock:
        """Reset the test side

        Permanently deletes everything on the test side, including events, webhooks, mails and number sequences, and returns it to real time and the default lists of a new workspace. The workspace's settings and logo, its users, their API keys, sessions and invitations are kept, so the calling key continues to work. Returns `invalid_state` while the clock is being advanced. A live key returns `forbidden`.

        `POST /v1/test-data/reset`
        """
        answer: types.TestClock = self._data(Call("POST", "/v1/test-data/reset", options))
        return answer


class ClientsResource(Resource):
    """The firms you work for."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListClientsQuery],
    ) -> Page[types.Client]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListClientsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListClientsQuery],
    ) -> Page[types.Client] | Download:
        """List clients

        The clients of the workspace, newest first by default. With `format=csv`, everything that the filters match is returned as a file.

        `GET /v1/clients`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents.
            status: Only clients of these statuses, comma-separated.
            health: Only clients whose `health.status` is one of these, comma-separated.
            tags: Tags by slug, name (ignoring case) or id, looked for in this order.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/clients", {**query, "format": format}, repeated=("tags", "external_id",)))
        return self._page(Call("GET", "/v1/clients", query, repeated=("tags", "external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncClientsQuery]) -> Sync[types.Client]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/clients`
        """
        return self._changes(Call("GET", "/v1/clients", query, repeated=("tags", "external_id",)), mark)

    def create(self, body: types.ClientCreate, **options: Unpack[PostOptions]) -> types.Client:
        """Create a client

        Creates a client. A name or an e-mail address that another client already has (ignoring case) returns `duplicate`. Emits `client.created`.

        `POST /v1/clients`
        """
        answer: types.Client = self._data(Call("POST", "/v1/clients", options, body=body))
        return answer

    def upsert(self, external_id: str, body: types.ClientUpsert, **options: Unpack[ConditionalOptions]) -> types.Client:
        """Create or update a client by external id

        Accepts any fields of the body of `createClient`. If no client has this external id, the request creates one with it (201): the rules of `createClient` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateClient` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the client, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a client that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/clients/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Client = self._data(Call("PUT", path("/v1/clients/external/{}", external_id), options, body=body))
        return answer

    def get(self, client_id: str, **query: Unpack[types.GetClientQuery]) -> types.Client:
        """Get a client

        One client, with its health score.

        `GET /v1/clients/{id}`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Client = self._data(Call("GET", path("/v1/clients/{}", client_id), query))
        return answer

    def update(self, client_id: str, body: types.ClientUpdate, **options: Unpack[ConditionalOptions]) -> types.Client:
        """Update a client

        Changes the fields sent. The currency cannot change once the client has time entries, invoices or projects with a rate card (`invalid_state`), and the client's own rate card must be in that currency. Emits `client.updated`.

        `PUT /v1/clients/{id}`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Client = self._data(Call("PUT", path("/v1/clients/{}", client_id), options, body=body))
        return answer

    def delete(self, client_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a client

        Deletes the client and everything that belongs to it: contacts with their portal access, projects and all they contain, tickets, time entries, agreements, and expenses with their receipts. A client with any invoice, drafts and void ones included, cannot be deleted (`invalid_state`), because invoices are never deleted and their numbers have no gaps: set `status` to `inactive` instead. A client with an active agreement, billed time, a billed milestone, a billed expense or an approved expense cannot be deleted either. Emits `client.deleted` and, before it, an event for each object deleted with it: `project.deleted`, `ticket.deleted`, `time_entry.deleted`, `contact.deleted`, `agreement.deleted`, `expense.deleted`.

        `DELETE /v1/clients/{id}`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/clients/{}", client_id), options))
        return answer

    @overload
    def get_statement(
        self,
        client_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetClientStatementQuery],
    ) -> types.Statement: ...
    @overload
    def get_statement(
        self,
        client_id: str,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetClientStatementQuery],
    ) -> Download: ...
    def get_statement(
        self,
        client_id: str,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetClientStatementQuery],
    ) -> types.Statement | Download:
        """Get the statement of a client

        What a client was billed, paid and was credited over a range of days, and what it owed before and after, separately for each currency. An invoice counts from its `invoice_date` once it is sent, a payment or refund on its `date`, a credit note on its `credit_date`. Drafts and void invoices do not count on any day. An uncollectible invoice counts, because it was written off but is still owed; a credit note takes it off the statement. `opening_balance` is the sum of everything before `from`, and `closing_balance` is `opening_balance` plus the amounts of `movements`. On the last day with a movement, `closing_balance` is the outstanding amount of the client's invoices less the refundable amount and less the `credit`. It is negative if the client has paid more than it owes. Payments and refunds count in full on their `date`, whatever they pay: money for a void invoice is credit. The client's own currency always comes first; others follow if they have a movement or a balance. Movements are ordered by day; on the same day, invoices come before credit notes, payments and refunds, each in the order of creation. A range can have at most 1096 days and at most 2000 movements; a larger one returns `invalid_request`. The CSV has a row for each movement. The movements of each currency are between a row of type `opening_balance` and a row of type `closing_balance`.

        `GET /v1/clients/{id}/statement`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            from_: First day.
            to: Last day.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/clients/{}/statement", client_id), {**query, "format": format}))
        answer: types.Statement = self._data(Call("GET", path("/v1/clients/{}/statement", client_id), query))
        return answer

    def send_statement(
        self,
        client_id: str,
        body: types.StatementSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.StatementSent:
        """Mail a statement

        Mails the statement of a client with its PDF, both in the language of the client (`locale` of the client, or else of the workspace). The PDF has the figures at the time the mail is sent. Without `to`, the mail goes to the billing contact, or else to the primary contact or the address of the client, in this order; if there is no address, the request returns `invalid_request` on `to`. Changes nothing.

        `POST /v1/clients/{id}/statement/send`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.StatementSent = self._data(Call("POST", path("/v1/clients/{}/statement/send", client_id), options, body=body))
        return answer

    def preview_statement_mail(
        self,
        client_id: str,
        body: types.StatementSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.MailPreview:
        """Preview the mail of a statement

        The mail that `sendClientStatement` would send for the same body now. The rules and errors are the same, but nothing is sent. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/clients/{id}/statement/send/preview`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.MailPreview = self._data(Call("POST", path("/v1/clients/{}/statement/send/preview", client_id), options, body=body))
        return answer

    def get_balance(self, client_id: str, **query: Unpack[types.GetClientBalanceQuery]) -> types.ClientBalance:
        """Get the balance of a client

        What a client owes, what credit it has, and the difference, now, separately for each currency: credit in one currency pays no invoice in another. Drafts and void invoices do not count.

        `GET /v1/clients/{id}/balance`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ClientBalance = self._data(Call("GET", path("/v1/clients/{}/balance", client_id), query))
        return answer

    def get_unbilled(self, client_id: str, **query: Unpack[types.GetClientUnbilledQuery]) -> types.ClientUnbilled:
        """Get the unbilled work of a client

        The work of a client that `createInvoiceFromTime` would take for any range of days, by project. Work with `awaiting_approval` must be approved first: by the firm, if the settings of the workspace require it, or by the client, for time on projects with `require_client_approval`. Rejected work is not included. The figures cover the whole firm, regardless of the user. `value` is the exact sum of hours × rate, rounded once; an invoice rounds each line, so it may differ by cents.

        `GET /v1/clients/{id}/unbilled`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ClientUnbilled = self._data(Call("GET", path("/v1/clients/{}/unbilled", client_id), query))
        return answer

    def update_tags(
        self,
        client_id: str,
        body: types.TagsReplace,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Replace the tags of a client

        Sets the client's tags to exactly those given by slug, name or id. Emits `client.updated` if anything changes.

        `PUT /v1/clients/{id}/tags`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("PUT", path("/v1/clients/{}/tags", client_id), options, body=body))
        return answer

    def add_tags(
        self,
        client_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TaggedResource:
        """Add tags to a client

        Adds tags, given by slug, name or id, to the client; tags it already has are kept. More than 100 tags on one client return `invalid_request`. Emits `client.updated` if anything changes.

        `POST /v1/clients/{id}/tags`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("POST", path("/v1/clients/{}/tags", client_id), options, body=body))
        return answer

    def remove_tags(
        self,
        client_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Remove tags from a client

        Removes tags, given by slug, name or id, from the client; tags it does not have are ignored. Emits `client.updated` if anything changes.

        `DELETE /v1/clients/{id}/tags`

        Args:
            client_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("DELETE", path("/v1/clients/{}/tags", client_id), options, body=body))
        return answer


class ContactsResource(Resource):
    """The people at your clients, and their access to the client portal."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListContactsQuery],
    ) -> Page[types.ContactSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListContactsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListContactsQuery],
    ) -> Page[types.ContactSummary] | Download:
        """List contacts

        The contacts of the workspace, newest first by default. Contractors see only the contacts of their tickets' clients.

        `GET /v1/contacts`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only contacts at these clients, comma-separated.
            is_primary: With true, only primary contacts; with false, only others.
            is_billing: With true, only billing contacts; with false, only others.
            has_portal_access: With true, only contacts with portal access; with false, only those without.
            search: Words that must all occur in the name or the e-mail address, whole or as part of a word, in any order, ignoring case and accents.
            tags: Tags by slug, name (ignoring case) or id, looked for in this order.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/contacts", {**query, "format": format}, repeated=("tags", "external_id",)))
        return self._page(Call("GET", "/v1/contacts", query, repeated=("tags", "external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncContactsQuery]) -> Sync[types.ContactSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/contacts`
        """
        return self._changes(Call("GET", "/v1/contacts", query, repeated=("tags", "external_id",)), mark)

    def create(self, body: types.ContactCreate, **options: Unpack[PostOptions]) -> types.Contact:
        """Create a contact

        Creates a contact at a client.

        **Primary**: a client has at most one primary contact. A new primary contact replaces the previous one, which becomes an ordinary contact.

        **Portal**: `portal_access` other than `none` grants access without an invitation; the contact then needs an `email` (`invalid_request`). To set a password,
        the contact needs a mailed link: see `enableContactPortal` and `resetContactPortalPassword`.

        Contacts may share an e-mail address: `listContactDuplicates` finds those that do.

        Emits `contact.created`, `contact.portal_enabled` if the contact has access, and `contact.updated` for the previous primary contact.

        `POST /v1/contacts`
        """
        answer: types.Contact = self._data(Call("POST", "/v1/contacts", options, body=body))
        return answer

    def update_many(
        self,
        body: types.ContactsUpdate,
        **options: Unpack[RequestOptions],
    ) -> builtins.list[types.Contact]:
        """Update contacts in bulk

        Applies the same change to 1 to 100 contacts, all or none, one after the other under the rules of `updateContact`; if several are made primary for one client, the last one remains primary. Emits the same events as updating each contact.
        If the request fails for any contact, nothing changes, and `error.details` lists every contact concerned: `field` is its place (`ids.3`, `ids.3.email`), and `code` and `message` are what `updateContact` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`.

        `PUT /v1/contacts/bulk`
        """
        answer: builtins.list[types.Contact] = self._data(Call("PUT", "/v1/contacts/bulk", options, body=body))
        return answer

    def create_many(self, body: types.ContactsCreate, **options: Unpack[PostOptions]) -> builtins.list[types.Contact]:
        """Create contacts in bulk

        Creates 1 to 100 contacts, all or none, under the rules of `createContact`. If several contacts are marked primary for one client, the last one becomes primary. Emits the same events as creating each contact.
        If the request fails for any contact, none is created, and `error.details` lists every contact concerned: `field` is its place (`contacts.3.email`), and `code` and `message` are what `createContact` would return for it. The error itself has the `code`, `message` and `field` of the first one.

        `POST /v1/contacts/bulk`
        """
        answer: builtins.list[types.Contact] = self._data(Call("POST", "/v1/contacts/bulk", options, body=body))
        return answer

    @overload
    def list_duplicates(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListContactDuplicatesQuery],
    ) -> Page[types.ContactDuplicates]: ...
    @overload
    def list_duplicates(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListContactDuplicatesQuery],
    ) -> Download: ...
    def list_duplicates(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListContactDuplicatesQuery],
    ) -> Page[types.ContactDuplicates] | Download:
        """List possible duplicate contacts

        Groups of contacts that may be the same person, most likely first. These are suggestions: nothing is merged automatically.

        | `match_reason` | what matches | `confidence` |
        |---|---|---|
        | `email` | the address, ignoring case, at any client | 0.9 to 1, higher for more similar names |
        | `phone` | the digits of a telephone or mobile number, five or more, at any client | 0.5 to 0.9, higher for more similar names |
        | `name` | the name at the same client, with up to a fifth of its letters different, ignoring case, accents, punctuation and the order of its parts | 0.72 to 0.9 |

        A group contained in a more likely one is omitted. At most 100 groups are returned, with at most 20 contacts each. If more than 200 addresses or numbers are
        shared, the first 200 are considered; names are compared among the newest 1,000 contacts of each client and the newest 10,000 overall. Merge what belongs
        together, then request the list again.

        `GET /v1/contacts/duplicates`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only contacts at these clients, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/contacts/duplicates", {**query, "format": format}))
        return self._page(Call("GET", "/v1/contacts/duplicates", query))

    def upsert(
        self,
        external_id: str,
        body: types.ContactUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.Contact:
        """Create or update a contact by external id

        Accepts any fields of the body of `createContact`. If no contact has this external id, the request creates one with it (201): the rules of `createContact` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateContact` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the contact, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a contact that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/contacts/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Contact = self._data(Call("PUT", path("/v1/contacts/external/{}", external_id), options, body=body))
        return answer

    def get(self, contact_id: str, **query: Unpack[types.GetContactQuery]) -> types.Contact:
        """Get a contact

        One contact. `include` embeds its client, its tickets, and `activity`: what happened to the contact itself and who did it, visible to everyone who can read the contact.

        `GET /v1/contacts/{id}`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Contact = self._data(Call("GET", path("/v1/contacts/{}", contact_id), query))
        return answer

    def update(
        self,
        contact_id: str,
        body: types.ContactUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Contact:
        """Update a contact

        Changes the fields sent, under the rules of creation.

        **Primary**: true replaces the client's current primary contact; false leaves the client without one.

        **Portal**: `portal_access` other than `none` grants access without an invitation or changes its level; `none` removes it as `disableContactPortal` does.
        The `email` of a contact with access can be changed but not cleared (`invalid_request`). Changing it ends the sessions of the contact, deletes the
        password, and invalidates links that were mailed to the contact.

        **Client**: a contact can move to another client only while no invoice, project or ticket references it (`invalid_state`). A primary contact becomes
        primary at the new client.

        Emits `contact.portal_enabled` with the changes of `portal` when access is granted, `contact.updated` when anything else changes, and `contact.updated`
        for the previous primary contact.

        `PUT /v1/contacts/{id}`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Contact = self._data(Call("PUT", path("/v1/contacts/{}", contact_id), options, body=body))
        return answer

    def delete(self, contact_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a contact

        Deletes a contact, ends its portal sessions and removes it from its tickets. Invoices and projects keep its id, and invoices its name. Emits `ticket.updated` for each ticket, and `contact.deleted`.

        `DELETE /v1/contacts/{id}`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/contacts/{}", contact_id), options))
        return answer

    def erase(self, contact_id: str, **options: Unpack[ConditionalPostOptions]) -> types.ErasedPerson:
        """Erase the personal data of a contact

        Erases what is stored of a person, for good: name, addresses, numbers, notes, tags, external id and metadata of the contact, what they wrote in comments and
        decisions, and every mention of them in tickets, mails, events, stored responses, notifications and the audit log. Their access to the portal ends. The id of a
        deleted contact erases what is still stored of it.

        Invoices that were sent stay as they are, with the name that is printed on them, and so do payments and hours: the law wants them kept. The guide Personal data
        lists what stays, and why. Erasing a contact again is harmless.

        Emits `contact.updated` with `erased: true`: whoever copies contacts erases their copy.

        `POST /v1/contacts/{id}/erase`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ErasedPerson = self._data(Call("POST", path("/v1/contacts/{}/erase", contact_id), options))
        return answer

    def merge(
        self,
        contact_id: str,
        body: types.ContactMerge,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Contact:
        """Merge another contact into this one

        Merges another contact of the same client, `merge_contact_id`, into this one and deletes it. A contact of another client, the contact itself and an
        unknown contact return `invalid_request`.

        Every invoice, project and ticket that references the other contact is changed to reference this one, and its `updated_at` advances; no events are emitted
        for these. Empty fields of this contact are filled from the other, including `external_id` and the keys of `metadata` that this contact lacks; if both
        have more than 50 keys together, the merge returns `invalid_state`. Roles and communication preferences are true if they are true on either contact, and
        this contact gets the tags of both. Portal access becomes the higher level of the two. This contact keeps its password, or takes that of the other if it
        has none. The other contact's sessions end and its links stop working.

        An `external_id` of the other contact that is not taken over refers to this contact from then on, in `upsertContact` and in filters. Emits
        `contact.updated` for this contact (also `contact.portal_enabled` if it gains access), and `contact.deleted` for the other, whose `context.merged_into`
        names this one.

        `POST /v1/contacts/{id}/merge`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Contact = self._data(Call("POST", path("/v1/contacts/{}/merge", contact_id), options, body=body))
        return answer

    def get_personal_data(
        self,
        contact_id: str,
        **query: Unpack[types.GetContactPersonalDataQuery],
    ) -> types.PersonalData:
        """Get the personal data of a contact

        Everything that is stored about a person at a client, to be handed to them if they ask for it: the contact, sessions in the portal, comments, files, decisions, tickets,
        projects, agreements and invoices that name them, mails to them, events and entries of the audit log. Each kind has its number and the newest 1,000 records; the lists of the API
        return the rest. Secrets are left out. The audit log records who read it.

        `GET /v1/contacts/{id}/personal-data`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.PersonalData = self._data(Call("GET", path("/v1/contacts/{}/personal-data", contact_id), query))
        return answer

    def disable_portal(self, contact_id: str, **options: Unpack[ConditionalPostOptions]) -> types.ContactPortalState:
        """Disable portal access for a contact

        Ends the contact's sessions immediately, invalidates links that were mailed and deletes the password, so re-enabling access starts from scratch. Mails that lead into the portal and have not been sent yet are not sent. A contact without access is left unchanged. Emits `contact.updated`.

        `POST /v1/contacts/{id}/portal/disable`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ContactPortalState = self._data(Call("POST", path("/v1/contacts/{}/portal/disable", contact_id), options))
        return answer

    def enable_portal(
        self,
        contact_id: str,
        body: types.ContactPortalEnable | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.ContactPortalState:
        """Enable portal access for a contact

        Lets the contact sign in to the client portal, and mails a single-use link to set a password, valid for 7 days by the workspace's clock. A contact that already has access gets the given level, and a new link that replaces the previous one if `send_invitation` is sent as true; with the same level and no `send_invitation`, nothing changes. A contact without an e-mail address returns `invalid_request`. Emits `contact.portal_enabled` when access is granted, and `contact.updated` when only its level changes.

        `POST /v1/contacts/{id}/portal/enable`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ContactPortalState = self._data(Call("POST", path("/v1/contacts/{}/portal/enable", contact_id), options, body=body))
        return answer

    def reset_portal_password(
        self,
        contact_id: str,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.ContactPortalState:
        """Mail a contact a password reset link

        Mails a single-use link to set a new portal password, valid for 24 hours by the workspace's clock; an earlier reset link stops working. The current password remains valid until a new one is set. A contact without portal access returns `invalid_state`. Emits no events, because nothing changes yet.

        `POST /v1/contacts/{id}/portal/reset-password`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ContactPortalState = self._data(Call("POST", path("/v1/contacts/{}/portal/reset-password", contact_id), options))
        return answer

    def update_tags(
        self,
        contact_id: str,
        body: types.TagsReplace,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Replace the tags of a contact

        Sets the contact's tags to exactly those given by slug, name or id. Emits `contact.updated` if anything changes.

        `PUT /v1/contacts/{id}/tags`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("PUT", path("/v1/contacts/{}/tags", contact_id), options, body=body))
        return answer

    def add_tags(
        self,
        contact_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TaggedResource:
        """Add tags to a contact

        Adds tags, given by slug, name or id, to the contact; tags it already has are kept. More than 100 tags on one contact return `invalid_request`. Emits `contact.updated` if anything changes.

        `POST /v1/contacts/{id}/tags`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("POST", path("/v1/contacts/{}/tags", contact_id), options, body=body))
        return answer

    def remove_tags(
        self,
        contact_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Remove tags from a contact

        Removes tags, given by slug, name or id, from the contact; tags it does not have are ignored. Emits `contact.updated` if anything changes.

        `DELETE /v1/contacts/{id}/tags`

        Args:
            contact_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("DELETE", path("/v1/contacts/{}/tags", contact_id), options, body=body))
        return answer


class RateCardsResource(Resource):
    """Named sets of hourly rates."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListRateCardsQuery],
    ) -> Page[types.RateCard]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListRateCardsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListRateCardsQuery],
    ) -> Page[types.RateCard] | Download:
        """List rate cards

        The rate cards of the workspace, newest first by default.

        `GET /v1/rate-cards`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            currency: Only cards in this currency.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/rate-cards", {**query, "format": format}))
        return self._page(Call("GET", "/v1/rate-cards", query))

    def create(self, body: types.RateCardCreate, **options: Unpack[PostOptions]) -> types.RateCard:
        """Create a rate card

        Creates a rate card. A name already in use (ignoring case) returns `duplicate`. Each currency has at most one default card: with `is_default`, this card replaces the previous default, which becomes an ordinary card. The default card of a currency applies to work for clients in that currency if neither the project, the client nor the user has a rate.

        `POST /v1/rate-cards`
        """
        answer: types.RateCard = self._data(Call("POST", "/v1/rate-cards", options, body=body))
        return answer

    def get(self, rate_card_id: str, **query: Unpack[types.GetRateCardQuery]) -> types.RateCard:
        """Get a rate card

        One rate card.

        `GET /v1/rate-cards/{id}`

        Args:
            rate_card_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.RateCard = self._data(Call("GET", path("/v1/rate-cards/{}", rate_card_id), query))
        return answer

    def update(
        self,
        rate_card_id: str,
        body: types.RateCardUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.RateCard:
        """Update a rate card

        Changes the fields sent. Time entries keep the rate they were saved with. `is_default: true` replaces the default card of the currency; false leaves the currency without a default. The currency cannot be changed while a client, a project or a time entry refers to the card (`invalid_state`).

        `PUT /v1/rate-cards/{id}`

        Args:
            rate_card_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.RateCard = self._data(Call("PUT", path("/v1/rate-cards/{}", rate_card_id), options, body=body))
        return answer

    def delete(self, rate_card_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a rate card

        Deletes a rate card that no client, project or time entry refers to; a card in use returns `invalid_state`. If a default card is deleted, its currency then has no default.

        `DELETE /v1/rate-cards/{id}`

        Args:
            rate_card_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/rate-cards/{}", rate_card_id), options))
        return answer


class ProjectTypesResource(Resource):
    """The project types of the workspace."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectTypesQuery],
    ) -> Page[types.ProjectType]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListProjectTypesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectTypesQuery],
    ) -> Page[types.ProjectType] | Download:
        """List project types

        The project types of the workspace. A new workspace has Consulting, Support and Development.

        `GET /v1/project-types`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/project-types", {**query, "format": format}))
        return self._page(Call("GET", "/v1/project-types", query))

    def create(self, body: types.ProjectTypeCreate, **options: Unpack[PostOptions]) -> types.ProjectType:
        """Create a project type

        Creates a project type. A name already in use (ignoring case) returns `duplicate`.

        `POST /v1/project-types`
        """
        answer: types.ProjectType = self._data(Call("POST", "/v1/project-types", options, body=body))
        return answer

    def get(self, project_type_id: str, **query: Unpack[types.GetProjectTypeQuery]) -> types.ProjectType:
        """Get a project type

        One project type.

        `GET /v1/project-types/{id}`

        Args:
            project_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ProjectType = self._data(Call("GET", path("/v1/project-types/{}", project_type_id), query))
        return answer

    def update(
        self,
        project_type_id: str,
        body: types.ProjectTypeUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.ProjectType:
        """Update a project type

        Renames a project type. A name that another type already has (ignoring case) returns `duplicate`.

        `PUT /v1/project-types/{id}`

        Args:
            project_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ProjectType = self._data(Call("PUT", path("/v1/project-types/{}", project_type_id), options, body=body))
        return answer

    def delete(self, project_type_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a project type

        Deletes a project type that no project uses; a type in use returns `invalid_state`.

        `DELETE /v1/project-types/{id}`

        Args:
            project_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/project-types/{}", project_type_id), options))
        return answer


class ProjectsResource(Resource):
    """Work for a client, with its budget and budget use."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectsQuery],
    ) -> Page[types.ProjectSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListProjectsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectsQuery],
    ) -> Page[types.ProjectSummary] | Download:
        """List projects

        The projects of the workspace, newest first by default.

        `GET /v1/projects`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only projects of these clients, comma-separated.
            status: Only projects of these statuses, comma-separated.
            billing_type: Only projects with these billing types, comma-separated.
            manager_id: Only projects managed by these users, comma-separated.
            type_id: Only projects of these types, comma-separated.
            health: Only active projects that are `on_track` or `at_risk`, comma-separated.
            over_budget: With true, only projects that have used more than their budget, of any status; with false, only others.
            search: Words that must all occur in the title, whole or as part of a word, in any order, ignoring case and accents.
            tags: Tags by slug, name (ignoring case) or id, looked for in this order.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/projects", {**query, "format": format}, repeated=("tags", "external_id",)))
        return self._page(Call("GET", "/v1/projects", query, repeated=("tags", "external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncProjectsQuery]) -> Sync[types.ProjectSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/projects`
        """
        return self._changes(Call("GET", "/v1/projects", query, repeated=("tags", "external_id",)), mark)

    def create(self, body: types.ProjectCreate, **options: Unpack[PostOptions]) -> types.Project:
        """Create a project

        Creates a project with an unused budget, in any status: `active` sets `commenced_at`, `completed` completes it immediately. Contact and agreement must
        belong to the client, the rate card must be in the client's currency, an agreement requires `billing_type` retainer, and `due_date` must not be before
        `start_date` (`invalid_request`).

        `rate_override` defaults to true if `custom_rate` or `rate_id` is given. If it is sent as false, they are stored but do not apply; true without either
        returns `invalid_request`.

        Emits `project.created`, and `project.completed` if it is created as completed.

        `POST /v1/projects`
        """
        answer: types.Project = self._data(Call("POST", "/v1/projects", options, body=body))
        return answer

    def upsert(
        self,
        external_id: str,
        body: types.ProjectUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.Project:
        """Create or update a project by external id

        Accepts any fields of the body of `createProject`. If no project has this external id, the request creates one with it (201): the rules of `createProject` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateProject` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the project, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a project that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/projects/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Project = self._data(Call("PUT", path("/v1/projects/external/{}", external_id), options, body=body))
        return answer

    def get(self, project_id: str, **query: Unpack[types.GetProjectQuery]) -> types.Project:
        """Get a project

        One project with its budget use. Data embedded by `include` contains only what the key's user is allowed to see.

        `GET /v1/projects/{id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Project = self._data(Call("GET", path("/v1/projects/{}", project_id), query))
        return answer

    def update(
        self,
        project_id: str,
        body: types.ProjectUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Project:
        """Update a project

        Changes the fields sent, under the rules of creation.

        **Status** can change from pending, active and on_hold to any other status except back to pending, and from completed and cancelled only to active. Any
        other transition returns `invalid_state`; sending the current status changes nothing. `commenced_at` is set when the project first becomes active;
        `completed_at` is set when it becomes completed, and cleared when it leaves that status.

        **Completing** a project with open tickets, open tasks or running timers returns `invalid_state`, with their numbers. With `force: true`, they are ended
        first, regardless of whose they are: timers are stopped and logged, tickets closed and tasks of the project completed, each with its events. Tasks of its
        tickets are not affected.

        **Client**: a project can move to another client only while it has no time entries, tickets or billed amount (`invalid_state`). Contact, agreement and
        rate card must match the new client.

        **Billing type**: changing it from `retainer` removes the agreement. **Rate**: sending `custom_rate` or `rate_id` without `rate_override` sets
        `rate_override` to whether the project then has either.

        Emits `project.updated` for all changes except those of status, `project.status_changed` for changes of status, `project.completed` when the project
        becomes completed, and `project.budget_alert` for each threshold that a budget change makes it exceed.

        `PUT /v1/projects/{id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Project = self._data(Call("PUT", path("/v1/projects/{}", project_id), options, body=body))
        return answer

    def delete(self, project_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a project

        Permanently deletes the project with its tickets, time entries, milestones, phases and tasks, and everything on its tickets, including all time logged on them. To end a project, prefer setting `status` to `cancelled`. Its expenses are kept, without a project. Anything billed prevents deletion (`invalid_state`): a time entry, a milestone, an expense, or a line of an invoice that is not void. So do an approved expense and, for everyone except owners, time dated before the workspace's `lock_time_before`. The deleted hours are subtracted from any remaining ticket, project or agreement that counted them. Emits `expense.updated` for each expense, `time_entry.deleted` for each entry, `ticket.deleted` for each ticket, and `project.deleted`.

        `DELETE /v1/projects/{id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/projects/{}", project_id), options))
        return answer

    def get_budget(self, project_id: str, **query: Unpack[types.GetProjectBudgetQuery]) -> types.ProjectBudgetUse:
        """Get the budget over time

        The use of the project's budget over time, by user, phase and ticket; what of the work is billed and unbilled; its cost and margin; and where it leads.

        Time and expenses of users that the caller does not see are not included: `covers` says whose are. Figures about the whole project that include others'
        time, `weekly_pace`, `margin` and `runs_out_on`, are omitted unless `covers` is `everyone`.

        **The budget** is measured as in `getProject`: hours by all hours logged, billable or not, rejected or not; money by the amount on invoices, including
        drafts. So expenses count once they are on an invoice. With both, the budget is that in hours.

        `runs_out_on`, for a budget in **hours**: `budget.hours_used` reaches it on the first day from today on if every day has 1/28 of the hours that are dated
        in the 28 days up to today, today included. Days ahead all count alike, also weekends. Example: 10 hours are left, and 56 hours are dated in the last 28
        days, so 2 a day: the budget runs out in 5 days.

        For a budget in **money**, if the project is billed by time: the amount on invoices and the unbilled amount together reach it if every day has 1/28 of the
        value of the billable hours in these 28 days. It is today if they have reached it already. If a project is not billed by time, money has no pace, and the
        day is null.

        A budget that is used up already ran out on the day since which `hours` or `amount` of `days` has been at or above it. Otherwise the day is null for
        projects that are completed or cancelled, without time in these 28 days, and if it is more than 3,650 days ahead.

        `GET /v1/projects/{id}/budget`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ProjectBudgetUse = self._data(Call("GET", path("/v1/projects/{}/budget", project_id), query))
        return answer

    @overload
    def list_milestones(
        self,
        project_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectMilestonesQuery],
    ) -> Page[types.Milestone]: ...
    @overload
    def list_milestones(
        self,
        project_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListProjectMilestonesQuery],
    ) -> Download: ...
    def list_milestones(
        self,
        project_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectMilestonesQuery],
    ) -> Page[types.Milestone] | Download:
        """List the milestones of a project

        The milestones of the project, by due date by default; those without a due date come first.

        `GET /v1/projects/{id}/milestones`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            billed: With true, only billed milestones; with false, only others.
            phase_id: Only milestones in these phases, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/projects/{}/milestones", project_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/projects/{}/milestones", project_id), query))

    def create_milestone(
        self,
        project_id: str,
        body: types.MilestoneCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Milestone:
        """Create a milestone

        Creates a milestone of the project. Its amount must be a whole number of minor units of the client's currency (`invalid_request`); a milestone with an amount can be billed on an invoice line (`milestone_id`). Emits `project.updated`, whose `context.parts` names the milestone.

        `POST /v1/projects/{id}/milestones`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Milestone = self._data(Call("POST", path("/v1/projects/{}/milestones", project_id), options, body=body))
        return answer

    def get_milestone(
        self,
        project_id: str,
        milestone_id: str,
        **query: Unpack[types.GetProjectMilestoneQuery],
    ) -> types.Milestone:
        """Get a milestone of a project

        One milestone. A milestone of another project returns `not_found`.

        `GET /v1/projects/{id}/milestones/{milestone_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            milestone_id: Identifier of the milestone.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Milestone = self._data(Call("GET", path("/v1/projects/{}/milestones/{}", project_id, milestone_id), query))
        return answer

    def update_milestone(
        self,
        project_id: str,
        milestone_id: str,
        body: types.MilestoneUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Milestone:
        """Update a milestone

        Changes the fields sent. The amount of a billed milestone cannot be changed (`invalid_state`): first remove it from its invoice, or void the invoice. Emits `project.updated`, whose `context.parts` names the milestone, if anything changes.

        `PUT /v1/projects/{id}/milestones/{milestone_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            milestone_id: Identifier of the milestone.
        """
        answer: types.Milestone = self._data(Call("PUT", path("/v1/projects/{}/milestones/{}", project_id, milestone_id), options, body=body))
        return answer

    def delete_milestone(
        self,
        project_id: str,
        milestone_id: str,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Delete a milestone

        Deletes the milestone permanently. A billed milestone cannot be deleted (`invalid_state`): first remove it from its invoice, or void the invoice. Emits `project.updated`, whose `context.parts` names the milestone.

        `DELETE /v1/projects/{id}/milestones/{milestone_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            milestone_id: Identifier of the milestone.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/projects/{}/milestones/{}", project_id, milestone_id), options))
        return answer

    @overload
    def list_phases(
        self,
        project_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectPhasesQuery],
    ) -> Page[types.Phase]: ...
    @overload
    def list_phases(
        self,
        project_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListProjectPhasesQuery],
    ) -> Download: ...
    def list_phases(
        self,
        project_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectPhasesQuery],
    ) -> Page[types.Phase] | Download:
        """List the phases of a project

        The phases of the project, by position by default.

        `GET /v1/projects/{id}/phases`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only phases in these statuses, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/projects/{}/phases", project_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/projects/{}/phases", project_id), query))

    def create_phase(
        self,
        project_id: str,
        body: types.PhaseCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Phase:
        """Create a phase

        Adds a phase after the existing ones. A project has at most 100 phases (`invalid_state`), and the due date must not be before the start date (`invalid_request`). Emits `project.updated`, whose `context.parts` names the phase.

        `POST /v1/projects/{id}/phases`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Phase = self._data(Call("POST", path("/v1/projects/{}/phases", project_id), options, body=body))
        return answer

    def reorder_phases(
        self,
        project_id: str,
        body: types.PhasesReorder,
        **options: Unpack[ConditionalOptions],
    ) -> builtins.list[types.Phase]:
        """Reorder the phases of a project

        Reorders the phases of the project as listed. Every phase must be listed exactly once (`invalid_request`), so a phase created in the meantime is never dropped from the order. Returns all phases in the new order. Emits `project.updated`, whose `context.parts` names the phases that moved.

        `PUT /v1/projects/{id}/phases/reorder`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: builtins.list[types.Phase] = self._data(Call("PUT", path("/v1/projects/{}/phases/reorder", project_id), options, body=body))
        return answer

    def get_phase(self, project_id: str, phase_id: str, **query: Unpack[types.GetProjectPhaseQuery]) -> types.Phase:
        """Get a phase of a project

        One phase with its progress and budget use. A phase of another project returns `not_found`.

        `GET /v1/projects/{id}/phases/{phase_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            phase_id: Identifier of the phase.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Phase = self._data(Call("GET", path("/v1/projects/{}/phases/{}", project_id, phase_id), query))
        return answer

    def update_phase(
        self,
        project_id: str,
        phase_id: str,
        body: types.PhaseUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Phase:
        """Update a phase

        Changes the fields sent; any status can follow any other. A due date before the start date returns `invalid_request`. To change its position, use `PUT /v1/projects/{id}/phases/reorder`. Emits `project.updated`, whose `context.parts` names the phase, if anything changes.

        `PUT /v1/projects/{id}/phases/{phase_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            phase_id: Identifier of the phase.
        """
        answer: types.Phase = self._data(Call("PUT", path("/v1/projects/{}/phases/{}", project_id, phase_id), options, body=body))
        return answer

    def delete_phase(
        self,
        project_id: str,
        phase_id: str,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Delete a phase

        Deletes the phase permanently; later phases move up. Its tasks, milestones and tickets are kept, without a phase. Emits `ticket.updated` for each ticket. Also emits `project.updated`, whose `context.parts` names the phase and the tasks and milestones.

        `DELETE /v1/projects/{id}/phases/{phase_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            phase_id: Identifier of the phase.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/projects/{}/phases/{}", project_id, phase_id), options))
        return answer

    def update_tags(
        self,
        project_id: str,
        body: types.TagsReplace,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Replace the tags of a project

        Sets the project's tags to exactly those given by slug, name or id. Emits `project.updated` if anything changes.

        `PUT /v1/projects/{id}/tags`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("PUT", path("/v1/projects/{}/tags", project_id), options, body=body))
        return answer

    def add_tags(
        self,
        project_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TaggedResource:
        """Add tags to a project

        Adds tags, given by slug, name or id, to the project; tags it already has are kept. More than 100 tags on one project return `invalid_request`. Emits `project.updated` if anything changes.

        `POST /v1/projects/{id}/tags`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("POST", path("/v1/projects/{}/tags", project_id), options, body=body))
        return answer

    def remove_tags(
        self,
        project_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Remove tags from a project

        Removes tags, given by slug, name or id, from the project; tags it does not have are ignored. Emits `project.updated` if anything changes.

        `DELETE /v1/projects/{id}/tags`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("DELETE", path("/v1/projects/{}/tags", project_id), options, body=body))
        return answer

    @overload
    def list_tasks(
        self,
        project_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectTasksQuery],
    ) -> Page[types.Task]: ...
    @overload
    def list_tasks(
        self,
        project_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListProjectTasksQuery],
    ) -> Download: ...
    def list_tasks(
        self,
        project_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectTasksQuery],
    ) -> Page[types.Task] | Download:
        """List the tasks of a project

        The tasks of the project, by position by default. Tasks of its tickets are listed on the tickets.

        `GET /v1/projects/{id}/tasks`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            completed: With true, only completed tasks; with false, only others.
            assignee_id: Only tasks of these users, comma-separated.
            phase_id: Only tasks in these phases, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/projects/{}/tasks", project_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/projects/{}/tasks", project_id), query))

    def create_task(
        self,
        project_id: str,
        body: types.ProjectTaskCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Task:
        """Create a task of a project

        Adds a task at the end of the project's tasks. An assignee who does not exist or is deactivated returns `invalid_request`. Everyone who works on the project can create tasks; no permission to manage projects is required. Emits `project.updated`, whose `context.parts` names the task.

        `POST /v1/projects/{id}/tasks`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Task = self._data(Call("POST", path("/v1/projects/{}/tasks", project_id), options, body=body))
        return answer

    def reorder_tasks(
        self,
        project_id: str,
        body: types.ProjectTasksReorder,
        **options: Unpack[ConditionalOptions],
    ) -> builtins.list[types.Task]:
        """Reorder the tasks of a project

        Reorders the tasks of the project as listed. Every task must be listed exactly once (`invalid_request`), so a task created in the meantime is never dropped from the order. Positions are renumbered from 1. Returns all tasks in the new order. Tasks of its tickets are not included. The tasks of a project with more than 1,000 tasks cannot be reordered. Emits `project.updated`, whose `context.parts` names the tasks that moved.

        `PUT /v1/projects/{id}/tasks/reorder`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: builtins.list[types.Task] = self._data(Call("PUT", path("/v1/projects/{}/tasks/reorder", project_id), options, body=body))
        return answer

    def get_task(self, project_id: str, task_id: str, **query: Unpack[types.GetProjectTaskQuery]) -> types.Task:
        """Get a task of a project

        One task. A task of another project returns `not_found`.

        `GET /v1/projects/{id}/tasks/{task_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Task = self._data(Call("GET", path("/v1/projects/{}/tasks/{}", project_id, task_id), query))
        return answer

    def update_task(
        self,
        project_id: str,
        task_id: str,
        body: types.ProjectTaskUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Task:
        """Update a task of a project

        Changes the fields sent. `completed: true` completes the task now, `false` reopens it and clears `completed_at`. Emits `project.updated`, whose `context.parts` names the task, if anything changes.

        `PUT /v1/projects/{id}/tasks/{task_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
        """
        answer: types.Task = self._data(Call("PUT", path("/v1/projects/{}/tasks/{}", project_id, task_id), options, body=body))
        return answer

    def delete_task(self, project_id: str, task_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a task of a project

        Deletes the task, whether completed or not. The other tasks keep their order. Emits `project.updated`, whose `context.parts` names the task.

        `DELETE /v1/projects/{id}/tasks/{task_id}`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/projects/{}/tasks/{}", project_id, task_id), options))
        return answer

    @overload
    def list_tickets(
        self,
        project_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectTicketsQuery],
    ) -> Page[types.TicketSummary]: ...
    @overload
    def list_tickets(
        self,
        project_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListProjectTicketsQuery],
    ) -> Download: ...
    def list_tickets(
        self,
        project_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectTicketsQuery],
    ) -> Page[types.TicketSummary] | Download:
        """List the tickets of a project

        The tickets of the project, open and closed, in the same form as `listTickets`. Contractors see only tickets assigned to them.

        `GET /v1/projects/{id}/tickets`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only tickets in statuses of these types, comma-separated; `all` selects both.
            phase_id: Only tickets in these phases, comma-separated.
            assignee_id: Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/projects/{}/tickets", project_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/projects/{}/tickets", project_id), query))

    def create_ticket(
        self,
        project_id: str,
        body: types.ProjectTicketCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Ticket:
        """Create a ticket of a project

        Creates a ticket for the project and its client, under the rules of `POST /v1/tickets` and with the same events. Without `billing_type`, it is billed like the project, under the project's agreement if it has one.

        `POST /v1/projects/{id}/tickets`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Ticket = self._data(Call("POST", path("/v1/projects/{}/tickets", project_id), options, body=body))
        return answer

    @overload
    def list_time_entries(
        self,
        project_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListProjectTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary]: ...
    @overload
    def list_time_entries(
        self,
        project_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListProjectTimeEntriesQuery],
    ) -> Download: ...
    def list_time_entries(
        self,
        project_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListProjectTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary] | Download:
        """List the time entries of a project

        The time logged on the project, as far as the key's user is allowed to see it, latest day first by default. `summary` covers everything in the range, not just this page.

        `GET /v1/projects/{id}/time-entries`

        Args:
            project_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/projects/{}/time-entries", project_id), {**query, "format": format}))
        return self._summed_page(Call("GET", path("/v1/projects/{}/time-entries", project_id), query))


class TagsResource(Resource):
    """Labels that group clients, projects, tickets and contacts."""

    @overload
    def list(self, *, format: Literal["json"] = "json", **query: Unpack[types.ListTagsQuery]) -> Page[types.Tag]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTagsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTagsQuery],
    ) -> Page[types.Tag] | Download:
        """List tags

        The tags of the workspace, each with the number of resources that have it.

        `GET /v1/tags`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/tags", {**query, "format": format}))
        return self._page(Call("GET", "/v1/tags", query))

    def create(self, body: types.TagCreate, **options: Unpack[PostOptions]) -> types.Tag:
        """Create a tag

        Creates a tag. A name already in use (ignoring case) returns `duplicate`. The slug is the name transliterated to ASCII; if another tag already has that slug, a number is appended. The color defaults to one of ten, always the same for a given name.

        `POST /v1/tags`
        """
        answer: types.Tag = self._data(Call("POST", "/v1/tags", options, body=body))
        return answer

    def add_in_bulk(
        self,
        body: types.TagsBulkAdd,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TaggedResource]:
        """Add tags to several resources

        Adds the tags to each of the resources, all or none; tags that a resource already has are kept. If the request fails for any resource, nothing changes, and `error.details` lists every resource concerned by its place (`resource_ids.3`). The error itself has the `code`, `message` and `field` of the first one. A resource that is unknown, of another type or given twice returns `invalid_request`, and so does one that would have more than 100 tags (`resource_ids.3.tags`). Requires the permission for adding tags to a single resource: `can_manage_clients` for clients and contacts, `can_manage_projects` for projects. Emits `client.updated`, `project.updated`, `ticket.updated` or `contact.updated` for each resource that changes.

        `POST /v1/tags/bulk-add`
        """
        answer: builtins.list[types.TaggedResource] = self._data(Call("POST", "/v1/tags/bulk-add", options, body=body))
        return answer

    @overload
    def list_suggestions(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTagSuggestionsQuery],
    ) -> Page[types.TagSuggestion]: ...
    @overload
    def list_suggestions(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListTagSuggestionsQuery],
    ) -> Download: ...
    def list_suggestions(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTagSuggestionsQuery],
    ) -> Page[types.TagSuggestion] | Download:
        """Suggest tags for a resource

        Tags that suit a resource, best first, at most ten; tags it already has are left out. Suggestions are derived from its text: names, titles, descriptions and
        notes.

        A tag is suggested if the text resembles that of resources that already have it (rare words weigh more), or if the text contains the name of the tag. No
        data leaves the service. Resources that the key's user is not allowed to see are not considered.

        `GET /v1/tags/suggestions`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            resource_type: Type of the resource.
            resource_id: Identifier of the resource; an unknown resource, or one of another type, returns `invalid_request`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/tags/suggestions", {**query, "format": format}))
        return self._page(Call("GET", "/v1/tags/suggestions", query))

    def get(self, tag_id: str, **query: Unpack[types.GetTagQuery]) -> types.Tag:
        """Get a tag

        One tag, with the number of resources that have it.

        `GET /v1/tags/{id}`

        Args:
            tag_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Tag = self._data(Call("GET", path("/v1/tags/{}", tag_id), query))
        return answer

    def update(self, tag_id: str, body: types.TagUpdate, **options: Unpack[ConditionalOptions]) -> types.Tag:
        """Update a tag

        Changes the fields sent. A name that another tag already has (ignoring case) returns `duplicate`. The slug is derived from the name: filters and requests with the previous slug return `invalid_request` from then on. All resources with the tag show the new name and get a new `updated_at`, in one transaction regardless of their number. Emits `tag.updated` if anything changes, and no events for the resources.

        `PUT /v1/tags/{id}`

        Args:
            tag_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Tag = self._data(Call("PUT", path("/v1/tags/{}", tag_id), options, body=body))
        return answer

    def delete(self, tag_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a tag

        Permanently deletes the tag and removes it from all resources, which get a new `updated_at`, in one transaction regardless of their number. Emits `tag.deleted`, and no events for the resources.

        `DELETE /v1/tags/{id}`

        Args:
            tag_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tags/{}", tag_id), options))
        return answer


class TicketPrioritiesResource(Resource):
    """The ticket priorities of the workspace, with their SLA targets."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketPrioritiesQuery],
    ) -> Page[types.TicketPriority]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTicketPrioritiesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketPrioritiesQuery],
    ) -> Page[types.TicketPriority] | Download:
        """List ticket priorities

        The ticket priorities of the workspace, from lowest to highest, with their SLA targets. A new workspace has Low, Normal, High and Urgent; Normal is the default.

        `GET /v1/ticket-priorities`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/ticket-priorities", {**query, "format": format}))
        return self._page(Call("GET", "/v1/ticket-priorities", query))

    def create(self, body: types.TicketPriorityCreate, **options: Unpack[PostOptions]) -> types.TicketPriority:
        """Create a ticket priority

        Creates a ticket priority. A name already in use (ignoring case) returns `duplicate`. Priorities at and after its position move down by one. With `is_default`, it replaces the default priority.

        `POST /v1/ticket-priorities`
        """
        answer: types.TicketPriority = self._data(Call("POST", "/v1/ticket-priorities", options, body=body))
        return answer

    def get(self, ticket_priority_id: str, **query: Unpack[types.GetTicketPriorityQuery]) -> types.TicketPriority:
        """Get a ticket priority

        One ticket priority.

        `GET /v1/ticket-priorities/{id}`

        Args:
            ticket_priority_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TicketPriority = self._data(Call("GET", path("/v1/ticket-priorities/{}", ticket_priority_id), query))
        return answer

    def update(
        self,
        ticket_priority_id: str,
        body: types.TicketPriorityUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.TicketPriority:
        """Update a ticket priority

        Changes the fields sent. Changed targets apply to tickets that get the priority from then on; other tickets keep theirs until their priority or client changes. `is_default: true` replaces the default priority; false on the default itself returns `invalid_state`: make another one the default instead. A name that another priority already has (ignoring case) returns `duplicate`.

        `PUT /v1/ticket-priorities/{id}`

        Args:
            ticket_priority_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TicketPriority = self._data(Call("PUT", path("/v1/ticket-priorities/{}", ticket_priority_id), options, body=body))
        return answer

    def delete(self, ticket_priority_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a ticket priority

        Deletes a ticket priority. The default priority, and one that a ticket uses or for which a client has its own targets, returns `invalid_state`.

        `DELETE /v1/ticket-priorities/{id}`

        Args:
            ticket_priority_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/ticket-priorities/{}", ticket_priority_id), options))
        return answer


class TicketStatusesResource(Resource):
    """The ticket statuses of the workspace."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketStatusesQuery],
    ) -> Page[types.TicketStatus]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTicketStatusesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketStatusesQuery],
    ) -> Page[types.TicketStatus] | Download:
        """List ticket statuses

        The ticket statuses of the workspace, in order. A new workspace has New, In Progress and Waiting on Client, which are open, and Resolved and Closed, which are closed.

        `GET /v1/ticket-statuses`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/ticket-statuses", {**query, "format": format}))
        return self._page(Call("GET", "/v1/ticket-statuses", query))

    def create(self, body: types.TicketStatusCreate, **options: Unpack[PostOptions]) -> types.TicketStatus:
        """Create a ticket status

        Creates a ticket status. A name already in use (ignoring case) returns `duplicate`. Statuses at and after its position move down by one.

        `POST /v1/ticket-statuses`
        """
        answer: types.TicketStatus = self._data(Call("POST", "/v1/ticket-statuses", options, body=body))
        return answer

    def get(self, ticket_status_id: str, **query: Unpack[types.GetTicketStatusQuery]) -> types.TicketStatus:
        """Get a ticket status

        One ticket status.

        `GET /v1/ticket-statuses/{id}`

        Args:
            ticket_status_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TicketStatus = self._data(Call("GET", path("/v1/ticket-statuses/{}", ticket_status_id), query))
        return answer

    def update(
        self,
        ticket_status_id: str,
        body: types.TicketStatusUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.TicketStatus:
        """Update a ticket status

        Changes the fields sent. A changed `pauses_sla` applies to tickets that enter the status from then on. The type cannot be changed while a ticket is in the status, or while the status is the last of its type (`invalid_state`); a name that another status already has (ignoring case) returns `duplicate`.

        `PUT /v1/ticket-statuses/{id}`

        Args:
            ticket_status_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TicketStatus = self._data(Call("PUT", path("/v1/ticket-statuses/{}", ticket_status_id), options, body=body))
        return answer

    def delete(self, ticket_status_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a ticket status

        Deletes a ticket status. A status that a ticket is in, or the last one of its type, returns `invalid_state`.

        `DELETE /v1/ticket-statuses/{id}`

        Args:
            ticket_status_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/ticket-statuses/{}", ticket_status_id), options))
        return answer


class CannedRepliesResource(Resource):
    """Texts for replies to tickets, with placeholders for the values of a ticket."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListCannedRepliesQuery],
    ) -> Page[types.CannedReply]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListCannedRepliesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListCannedRepliesQuery],
    ) -> Page[types.CannedReply] | Download:
        """List canned replies

        The canned replies of the workspace, by name. Everyone in the team can read them, contractors included. A new workspace has none.

        `GET /v1/canned-replies`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name or the text, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/canned-replies", {**query, "format": format}))
        return self._page(Call("GET", "/v1/canned-replies", query))

    def create(self, body: types.CannedReplyCreate, **options: Unpack[PostOptions]) -> types.CannedReply:
        """Create a canned reply

        Creates a canned reply. A name already in use (ignoring case) returns `duplicate`. A placeholder that does not exist returns `invalid_request`; the message names it, and lists those that exist.

        `POST /v1/canned-replies`
        """
        answer: types.CannedReply = self._data(Call("POST", "/v1/canned-replies", options, body=body))
        return answer

    def get(self, canned_reply_id: str, **query: Unpack[types.GetCannedReplyQuery]) -> types.CannedReply:
        """Get a canned reply

        One canned reply, with its placeholders as they were written. `renderCannedReply` fills them in.

        `GET /v1/canned-replies/{id}`

        Args:
            canned_reply_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.CannedReply = self._data(Call("GET", path("/v1/canned-replies/{}", canned_reply_id), query))
        return answer

    def update(
        self,
        canned_reply_id: str,
        body: types.CannedReplyUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.CannedReply:
        """Update a canned reply

        Changes the fields sent. Replies that were sent before keep their text. A name that another canned reply already has (ignoring case) returns `duplicate`, and a placeholder that does not exist `invalid_request`.

        `PUT /v1/canned-replies/{id}`

        Args:
            canned_reply_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.CannedReply = self._data(Call("PUT", path("/v1/canned-replies/{}", canned_reply_id), options, body=body))
        return answer

    def delete(self, canned_reply_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a canned reply

        Deletes a canned reply. Replies that were sent before keep their text.

        `DELETE /v1/canned-replies/{id}`

        Args:
            canned_reply_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/canned-replies/{}", canned_reply_id), options))
        return answer

    def render(self, canned_reply_id: str, **query: Unpack[types.RenderCannedReplyQuery]) -> types.RenderedReply:
        """Render a canned reply for a ticket

        The text of a canned reply with the values of a ticket. Nothing is sent or changed: edit the text and send it by `createTicketActivity`. `{{user.name}}` is the key's user. A placeholder for which the ticket has no value, such as `{{contact.name}}` without a contact, leaves nothing, not even the blanks before it, so that "Hello {{contact.name}}," becomes "Hello,"; `missing` names it. Values are inserted as they are: a placeholder in the name of a client is plain text. An unknown ticket, or one that the user may not see, returns `not_found` with the field `ticket_id`.

        `GET /v1/canned-replies/{id}/render`

        Args:
            canned_reply_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            ticket_id: The ticket whose values are filled in.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.RenderedReply = self._data(Call("GET", path("/v1/canned-replies/{}/render", canned_reply_id), query))
        return answer


class TicketsResource(Resource):
    """Tasks, issues and requests of clients, from opening to closing."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketsQuery],
    ) -> Page[types.TicketSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTicketsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketsQuery],
    ) -> Page[types.TicketSummary] | Download:
        """List tickets

        The tickets of the workspace, open and closed, newest first by default. Contractors see only tickets assigned to them.

        `GET /v1/tickets`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only tickets of these clients, comma-separated.
            project_id: Only tickets of these projects, comma-separated.
            phase_id: Only tickets in these phases, comma-separated.
            assignee_id: Only tickets assigned to these users, comma-separated; `none` selects unassigned tickets.
            reporter_id: Only tickets reported by these users, comma-separated.
            agreement_id: Only tickets whose time draws on these agreements, comma-separated.
            number: Only tickets with these numbers, comma-separated: `TKT-1003` or `1003`.
            contact_id: Only tickets of these contacts, comma-separated.
            status_id: Only tickets in these statuses, comma-separated.
            priority_id: Only tickets with these priorities, comma-separated.
            status: Only tickets in statuses of these types, comma-separated; `all` selects both.
            search: Words that must all occur in the title or the description, whole or as the beginning of a word, in any order, ignoring case and accents.
            tags: Tags by slug, name (ignoring case) or id, looked for in this order.
            from_: Only tickets created on or after this day, or at or after this instant.
            to: Only tickets created on or before this day, or at or before this instant.
            due_from: Only tickets due this day or later.
            due_to: Only tickets due this day or earlier; must not be before `due_from`.
            sla_breached: With true, only tickets that breached an SLA target; with false, only others.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/tickets", {**query, "format": format}, repeated=("tags", "external_id",)))
        return self._page(Call("GET", "/v1/tickets", query, repeated=("tags", "external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncTicketsQuery]) -> Sync[types.TicketSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/tickets`
        """
        return self._changes(Call("GET", "/v1/tickets", query, repeated=("tags", "external_id",)), mark)

    def create(self, body: types.TicketCreate, **options: Unpack[PostOptions]) -> types.Ticket:
        """Create a ticket

        Creates a ticket with the next number of the workspace. Status and priority default to the first open status and the default priority; a ticket created in a
        status of type closed is closed immediately. Its creator is its reporter. Its SLA targets are those of the priority, or of the client if it has its own.

        Project, contact and agreement must belong to the client, and the assignee must not be deactivated (`invalid_request`). A ticket created by a contractor is
        assigned to them; naming another assignee is `forbidden`.

        Emits `ticket.created`, `ticket.assigned` if it has an assignee, and `ticket.closed` if it is created as closed.

        `POST /v1/tickets`
        """
        answer: types.Ticket = self._data(Call("POST", "/v1/tickets", options, body=body))
        return answer

    def update_many(self, body: types.TicketsUpdate, **options: Unpack[RequestOptions]) -> builtins.list[types.Ticket]:
        """Update tickets in bulk

        Applies the same change to 1 to 100 tickets, all or none, under the rules of `updateTicket`. Emits the same events as updating each ticket.
        If the request fails for any ticket, nothing changes, and `error.details` lists every ticket concerned: `field` is its place (`ids.3`, `ids.3.phase_id`), and `code` and `message` are what `updateTicket` would return for it. A field that is invalid for all tickets in the same way is listed once (`updates.status_id`). The error itself has the `code`, `message` and `field` of the first item. An id that is unknown or given twice returns `invalid_request`.

        `PUT /v1/tickets/bulk`
        """
        answer: builtins.list[types.Ticket] = self._data(Call("PUT", "/v1/tickets/bulk", options, body=body))
        return answer

    def close_many(self, body: types.TicketsClose, **options: Unpack[PostOptions]) -> builtins.list[types.Ticket]:
        """Close tickets in bulk

        Closes 1 to 100 tickets, all or none, as `closeTicket` does; closed tickets are left unchanged. Emits the same events as closing each ticket.
        If the request fails for any ticket, nothing changes, and `error.details` lists every ticket concerned: `field` is its place (`ids.3`), and `code` and `message` are what `closeTicket` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown or given twice returns `invalid_request`.

        `POST /v1/tickets/bulk/close`
        """
        answer: builtins.list[types.Ticket] = self._data(Call("POST", "/v1/tickets/bulk/close", options, body=body))
        return answer

    def upsert(self, external_id: str, body: types.TicketUpsert, **options: Unpack[ConditionalOptions]) -> types.Ticket:
        """Create or update a ticket by external id

        Accepts any fields of the body of `createTicket`. If no ticket has this external id, the request creates one with it (201): the rules of `createTicket` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateTicket` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the ticket, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a ticket that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/tickets/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Ticket = self._data(Call("PUT", path("/v1/tickets/external/{}", external_id), options, body=body))
        return answer

    def get(self, ticket_id: str, **query: Unpack[types.GetTicketQuery]) -> types.Ticket:
        """Get a ticket

        One ticket. Data embedded by `include` contains only what the key's user is allowed to see.

        `GET /v1/tickets/{id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Ticket = self._data(Call("GET", path("/v1/tickets/{}", ticket_id), query))
        return answer

    def update(self, ticket_id: str, body: types.TicketUpdate, **options: Unpack[ConditionalOptions]) -> types.Ticket:
        """Update a ticket

        Changes the fields sent, under the rules of creation.

        **Status**: moving an open ticket to a status of type closed has the effect of closing it; moving a closed ticket to a status of type open has the effect
        of reopening it. Sending the current status changes nothing.

        **Client and project**: a ticket moved to another project of its client takes its time along, as if `project_id` of each entry were updated. Hours,
        budgets and the retainer are recalculated, and the rate is determined again unless it was set manually. Values that came from the previous project
        (`billable`, the agreement) then come from the new one. Approved entries become pending, which requires `can_approve_time`. Emits `time_entry.updated` for
        each entry. If any of the time is billed, or is in a pending approval, the ticket cannot be moved (`invalid_state`). The client cannot be changed once
        time is logged on the ticket (`invalid_state`). Project, contact and agreement must match a new client.

        **Priority**: the SLA targets become those of the new priority, counted from `opened_at`.

        Emits `ticket.status_changed` for a change of status, with `ticket.closed` or `ticket.reopened` if it closes or reopens the ticket; `ticket.assigned` when
        the assignee changes or is removed; `ticket.updated` for all other changes. Changes of status, priority and assignee are recorded as activities.

        `PUT /v1/tickets/{id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Ticket = self._data(Call("PUT", path("/v1/tickets/{}", ticket_id), options, body=body))
        return answer

    def delete(self, ticket_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a ticket

        Permanently deletes the ticket with its activities, time entries, tasks and attachments. A billed time entry prevents this (`invalid_state`). For everyone except owners, time dated before the workspace's `lock_time_before` also prevents it. If the ticket has time of other users that the key's user could not delete, the request returns `forbidden`. The number is not reused. Emits `time_entry.deleted` for each entry, and `ticket.deleted`.

        `DELETE /v1/tickets/{id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tickets/{}", ticket_id), options))
        return answer

    @overload
    def list_activities(
        self,
        ticket_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketActivitiesQuery],
    ) -> Page[types.TicketActivity]: ...
    @overload
    def list_activities(
        self,
        ticket_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListTicketActivitiesQuery],
    ) -> Download: ...
    def list_activities(
        self,
        ticket_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketActivitiesQuery],
    ) -> Page[types.TicketActivity] | Download:
        """List the activities of a ticket

        The history and comments of the ticket, oldest first by default. Logged time is listed only to users who are allowed to see it.

        `GET /v1/tickets/{id}/activities`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            type: Only activities of these types, comma-separated.
            visibility: Only activities of these visibilities, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/tickets/{}/activities", ticket_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/tickets/{}/activities", ticket_id), query))

    def create_activity(
        self,
        ticket_id: str,
        body: types.TicketActivityCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TicketActivity:
        """Comment on a ticket

        Adds a comment to the ticket, whether it is open or closed: visible to the client if `visibility` is `public`, otherwise to the team only. The first public comment by a user is the first response for the SLA. Users whom `mentions` names, the assignee and those who watch the ticket are notified. Emits `ticket.commented` with the activity in its context.

        `POST /v1/tickets/{id}/activities`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TicketActivity = self._data(Call("POST", path("/v1/tickets/{}/activities", ticket_id), options, body=body))
        return answer

    def update_activity(
        self,
        ticket_id: str,
        activity_id: str,
        body: types.TicketActivityUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.TicketActivity:
        """Edit a comment

        Changes the text of a comment. Only its author can do this, for 15 minutes after creation (`invalid_state` afterwards, and for any other type of activity). Sending the same text changes nothing. Mails already sent are not affected. Emits `ticket.updated` with the activity in its context.

        `PUT /v1/tickets/{id}/activities/{activity_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            activity_id: Identifier of the activity.
        """
        answer: types.TicketActivity = self._data(Call("PUT", path("/v1/tickets/{}/activities/{}", ticket_id, activity_id), options, body=body))
        return answer

    def delete_activity(
        self,
        ticket_id: str,
        activity_id: str,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Delete a comment

        Permanently deletes a comment. Only its author can do this, for 15 minutes after creation (`invalid_state` afterwards, and for any other type of activity). Mails already sent are not affected, and a first response still counts. Emits `ticket.updated` with the deleted activity and `activity_deleted` in its context.

        `DELETE /v1/tickets/{id}/activities/{activity_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            activity_id: Identifier of the activity.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tickets/{}/activities/{}", ticket_id, activity_id), options))
        return answer

    @overload
    def list_attachments(
        self,
        ticket_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketAttachmentsQuery],
    ) -> Page[types.Attachment]: ...
    @overload
    def list_attachments(
        self,
        ticket_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListTicketAttachmentsQuery],
    ) -> Download: ...
    def list_attachments(
        self,
        ticket_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketAttachmentsQuery],
    ) -> Page[types.Attachment] | Download:
        """List the attachments of a ticket

        The files on the ticket, oldest first by default.

        `GET /v1/tickets/{id}/attachments`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/tickets/{}/attachments", ticket_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/tickets/{}/attachments", ticket_id), query))

    def create_attachment(
        self,
        ticket_id: str,
        file: File,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Attachment:
        """Attach a file to a ticket

        Uploads a file of at most 10 MiB: PDF, PNG, JPEG, WebP, GIF, HEIC, DOCX, XLSX, or UTF-8 text, which is treated as CSV if its name ends in `.csv`. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. The name gets an extension that fits the type (a text named `run.bat` is stored as `run.bat.txt`). Control characters, marks that change the direction of text, and folders are removed from it, and it is limited to 255 characters. An image with more than 25 million pixels, all frames counted, returns `invalid_request`. The upload is atomic. Besides `file`, the form accepts `visibility`, which defaults to `internal` (visible to the team only). Emits `ticket.updated` with the activity, which has the same visibility, in its context.

        `POST /v1/tickets/{id}/attachments`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            file: The file, with other fields of the form: `visibility`.
        """
        answer: types.Attachment = self._data(Call("POST", path("/v1/tickets/{}/attachments", ticket_id), options, file=file))
        return answer

    def get_attachment(self, ticket_id: str, attachment_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Download an attachment

        The file, byte for byte, under its original name. Pictures and PDFs are served `inline`, so that browsers show them; other files as a download.

        `GET /v1/tickets/{id}/attachments/{attachment_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            attachment_id: Identifier of the attachment.
        """
        return self._file(Call("GET", path("/v1/tickets/{}/attachments/{}", ticket_id, attachment_id), options))

    def update_attachment(
        self,
        ticket_id: str,
        attachment_id: str,
        body: types.AttachmentUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Attachment:
        """Change the visibility of an attachment

        Makes the file visible to the client in the portal (`public`), or to the team only (`internal`). Emits `ticket.updated` if this changes anything. The activity that records the upload does not change.

        `PUT /v1/tickets/{id}/attachments/{attachment_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            attachment_id: Identifier of the attachment.
        """
        answer: types.Attachment = self._data(Call("PUT", path("/v1/tickets/{}/attachments/{}", ticket_id, attachment_id), options, body=body))
        return answer

    def delete_attachment(
        self,
        ticket_id: str,
        attachment_id: str,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Delete an attachment

        Permanently deletes the file. Emits `ticket.updated`.

        `DELETE /v1/tickets/{id}/attachments/{attachment_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            attachment_id: Identifier of the attachment.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tickets/{}/attachments/{}", ticket_id, attachment_id), options))
        return answer

    def close(
        self,
        ticket_id: str,
        body: types.TicketClose | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Ticket:
        """Close a ticket

        Moves the ticket to the first status of type closed (to choose another, update `status_id`), and sets `resolved_at` and `closed_at`. Closing counts as the first response if there was none, and determines `sla.resolution_met`. A closed ticket is left unchanged, including its summary: update the ticket to change that. Emits `ticket.status_changed` and `ticket.closed`.

        `POST /v1/tickets/{id}/close`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Ticket = self._data(Call("POST", path("/v1/tickets/{}/close", ticket_id), options, body=body))
        return answer

    def reopen(
        self,
        ticket_id: str,
        body: types.TicketReopen | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Ticket:
        """Reopen a ticket

        Moves a closed ticket back to the first open status. `resolved_at`, `closed_at` and `sla.resolution_met` are cleared, the summary is kept, and the time during which the ticket was closed does not count towards SLA targets. An open ticket is left unchanged. Emits `ticket.status_changed` and `ticket.reopened`, with the reason in its context.

        `POST /v1/tickets/{id}/reopen`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Ticket = self._data(Call("POST", path("/v1/tickets/{}/reopen", ticket_id), options, body=body))
        return answer

    def unwatch(self, ticket_id: str, **options: Unpack[ConditionalPostOptions]) -> types.TicketWatchers:
        """Stop watching a ticket

        Ends `watchTicket` for the user of the key; does nothing if they do not watch the ticket. Users are still notified of what they are assigned to and mentioned in.

        `POST /v1/tickets/{id}/unwatch`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TicketWatchers = self._data(Call("POST", path("/v1/tickets/{}/unwatch", ticket_id), options))
        return answer

    def watch(self, ticket_id: str, **options: Unpack[ConditionalPostOptions]) -> types.TicketWatchers:
        """Watch a ticket

        The user of the key is notified of every comment on the ticket (`ticket_answered`), as long as they see the ticket. Open to every user who sees the ticket, viewers included. The ticket itself does not change, and no event is emitted. `include=watchers` of `getTicket` lists the watchers.

        `POST /v1/tickets/{id}/watch`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TicketWatchers = self._data(Call("POST", path("/v1/tickets/{}/watch", ticket_id), options))
        return answer

    def update_tags(
        self,
        ticket_id: str,
        body: types.TagsReplace,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Replace the tags of a ticket

        Sets the ticket's tags to exactly those given by slug, name or id. Emits `ticket.updated` if anything changes.

        `PUT /v1/tickets/{id}/tags`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("PUT", path("/v1/tickets/{}/tags", ticket_id), options, body=body))
        return answer

    def add_tags(
        self,
        ticket_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TaggedResource:
        """Add tags to a ticket

        Adds tags, given by slug, name or id, to the ticket; tags it already has are kept. More than 100 tags on one ticket return `invalid_request`. Emits `ticket.updated` if anything changes.

        `POST /v1/tickets/{id}/tags`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("POST", path("/v1/tickets/{}/tags", ticket_id), options, body=body))
        return answer

    def remove_tags(
        self,
        ticket_id: str,
        body: types.TagSlugs,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaggedResource:
        """Remove tags from a ticket

        Removes tags, given by slug, name or id, from the ticket; tags it does not have are ignored. Emits `ticket.updated` if anything changes.

        `DELETE /v1/tickets/{id}/tags`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaggedResource = self._data(Call("DELETE", path("/v1/tickets/{}/tags", ticket_id), options, body=body))
        return answer

    def get_sla(self, ticket_id: str, **query: Unpack[types.GetTicketSlaQuery]) -> types.TicketSlaState:
        """Get the SLA of a ticket

        The current state of each SLA target of the ticket. Minutes count from `opened_at`, within the business hours of the workspace if it has any, but not while the ticket is closed or in a status that pauses the SLA. A target is met by anything before the end of its last minute, and breached at that moment; the warning is due at 80 percent. Closing counts as first response. **Later changes**: a ticket keeps the targets of its priority, or of its client for that priority, until it gets another priority or client; the new targets then count from `opened_at`. Whether a status pauses the SLA is fixed when the ticket enters it. When the business hours or the time zone change, the SLA of open tickets is recomputed from `opened_at`, immediately in this response and within seconds elsewhere. No event is emitted twice.

        `GET /v1/tickets/{id}/sla`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TicketSlaState = self._data(Call("GET", path("/v1/tickets/{}/sla", ticket_id), query))
        return answer

    @overload
    def list_tasks(
        self,
        ticket_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketTasksQuery],
    ) -> Page[types.Task]: ...
    @overload
    def list_tasks(
        self,
        ticket_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListTicketTasksQuery],
    ) -> Download: ...
    def list_tasks(
        self,
        ticket_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketTasksQuery],
    ) -> Page[types.Task] | Download:
        """List the tasks of a ticket

        The tasks of the ticket, by position by default.

        `GET /v1/tickets/{id}/tasks`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            completed: With true, only completed tasks; with false, only others.
            assignee_id: Only tasks of these users, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/tickets/{}/tasks", ticket_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/tickets/{}/tasks", ticket_id), query))

    def create_task(
        self,
        ticket_id: str,
        body: types.TaskCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Task:
        """Create a task of a ticket

        Adds a task at the end of the ticket's tasks. An assignee who does not exist or is deactivated returns `invalid_request`. Emits `ticket.updated`, whose `context.parts` names the task.

        `POST /v1/tickets/{id}/tasks`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Task = self._data(Call("POST", path("/v1/tickets/{}/tasks", ticket_id), options, body=body))
        return answer

    def get_task(self, ticket_id: str, task_id: str, **query: Unpack[types.GetTicketTaskQuery]) -> types.Task:
        """Get a task of a ticket

        One task. A task of another ticket returns `not_found`.

        `GET /v1/tickets/{id}/tasks/{task_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Task = self._data(Call("GET", path("/v1/tickets/{}/tasks/{}", ticket_id, task_id), query))
        return answer

    def update_task(
        self,
        ticket_id: str,
        task_id: str,
        body: types.TaskUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Task:
        """Update a task of a ticket

        Changes the fields sent. `completed: true` completes the task as `completeTicketTask` does, `false` reopens it and clears `completed_at`. Emits `ticket.updated`, whose `context.parts` names the task, if anything changes.

        `PUT /v1/tickets/{id}/tasks/{task_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
        """
        answer: types.Task = self._data(Call("PUT", path("/v1/tickets/{}/tasks/{}", ticket_id, task_id), options, body=body))
        return answer

    def delete_task(self, ticket_id: str, task_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a task of a ticket

        Deletes the task, whether completed or not. The other tasks keep their order. Emits `ticket.updated`, whose `context.parts` names the task.

        `DELETE /v1/tickets/{id}/tasks/{task_id}`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tickets/{}/tasks/{}", ticket_id, task_id), options))
        return answer

    def complete_task(self, ticket_id: str, task_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Task:
        """Complete a task of a ticket

        Marks the task as completed. Completing it again changes nothing. Emits `ticket.updated`, whose `context.parts` names the task, if anything changes.

        `POST /v1/tickets/{id}/tasks/{task_id}/complete`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            task_id: Identifier of the task.
        """
        answer: types.Task = self._data(Call("POST", path("/v1/tickets/{}/tasks/{}/complete", ticket_id, task_id), options))
        return answer

    @overload
    def list_time_entries(
        self,
        ticket_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTicketTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary]: ...
    @overload
    def list_time_entries(
        self,
        ticket_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListTicketTimeEntriesQuery],
    ) -> Download: ...
    def list_time_entries(
        self,
        ticket_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTicketTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary] | Download:
        """List the time entries of a ticket

        The time logged on the ticket, as far as the key's user is allowed to see it, latest day first by default. `summary` covers everything in the range, not just this page.

        `GET /v1/tickets/{id}/time-entries`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/tickets/{}/time-entries", ticket_id), {**query, "format": format}))
        return self._summed_page(Call("GET", path("/v1/tickets/{}/time-entries", ticket_id), query))

    def create_time_entry(
        self,
        ticket_id: str,
        body: types.TicketTimeEntryCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TimeEntry:
        """Log time on a ticket

        Logs time as `POST /v1/time-entries` does, under the same rules, with this ticket as `ticket_id`: client, project and agreement are the ticket's. `date` defaults to today. Emits the same events.

        `POST /v1/tickets/{id}/time-entries`

        Args:
            ticket_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/tickets/{}/time-entries", ticket_id), options, body=body))
        return answer


class TimeEntriesResource(Resource):
    """Work logged by hand, in bulk or by timer, and its totals."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTimeEntriesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTimeEntriesQuery],
    ) -> SummedPage[types.TimeEntrySummary, types.TimeListSummary] | Download:
        """List time entries

        The time entries of the workspace, latest day first by default, running timers included with 0 hours. `summary` covers everything that the filters match, not just this page. With `format=csv`, all matching entries are returned as a file, without the summary.

        `GET /v1/time-entries`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            user_id: Only time of these users, comma-separated.
            client_id: Only time of these clients, comma-separated.
            project_id: Only time of these projects, comma-separated.
            ticket_id: Only time of these tickets, comma-separated.
            agreement_id: Only time of these agreements, comma-separated.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            billable: With true, only billable entries; with false, only others.
            billed: With true, only entries on an invoice; with false, only others.
            approval_status: Only entries of these approval statuses, comma-separated.
            excluded: With true, only entries excluded from billing; with false, only others.
            running: With true, only running timers; with false, only stopped entries.
            rate_type: Only entries with these rate types, comma-separated.
            search: Words that must all occur in the description, ignoring case.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/time-entries", {**query, "format": format}, repeated=("external_id",)))
        return self._summed_page(Call("GET", "/v1/time-entries", query, repeated=("external_id",)))

    def sync(
        self,
        mark: str | None = None,
        **query: Unpack[types.SyncTimeEntriesQuery],
    ) -> Sync[types.TimeEntrySummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/time-entries`
        """
        return self._changes(Call("GET", "/v1/time-entries", query, repeated=("external_id",)), mark)

    def create(self, body: types.TimeEntryCreate, **options: Unpack[PostOptions]) -> types.TimeEntry:
        """Log time

        Logs time. `user_id` defaults to the user of the key; members and contractors can log only for themselves, managers for their department (`forbidden`), and nobody for a user who is not active. Contractors can log only on work assigned to them. At least one of `client_id`, `project_id` and `ticket_id` is required. The client is inferred from the project or the ticket, the project from the ticket, and the agreement from the period, the ticket or the project. All of them must belong together (`invalid_request`). An agreement sent as `null` is not inferred. `billable` defaults to true, or to false if the project or the ticket is non_billable.
        The rate is fixed when the entry is saved. It is `rate_charged` if given; `rate_override` is then true, and `rate_type` defaults to `custom`. Otherwise, it is the first of these: the rate of `rate_id`, the project, the client's rate card, the user, the default rate card, the workspace. `emergency` uses the card's emergency rate, or else a multiplier. `custom` without `rate_charged` returns `invalid_request`.
        Billable time on an agreement draws its hours from the open period, regardless of the date, and returns `invalid_state` if none is open. With the `period_id` of a closed period, the time counts towards that period. It first uses the hours that the period had left over: those that expired, then those that rolled over and are still unused. The rest is overage of that period, which no invoice bills automatically.
        Time cannot be logged on a project that is completed or cancelled, or for an inactive client, whether by hand, in bulk, by timer or on a ticket (`invalid_state`). A date before the workspace's `lock_time_before` returns `invalid_state`, except for owners. Emits `time_entry.created`, and `project.budget_alert` for each threshold that the hours cross.

        `POST /v1/time-entries`
        """
        answer: types.TimeEntry = self._data(Call("POST", "/v1/time-entries", options, body=body))
        return answer

    def create_many(
        self,
        body: types.TimeEntriesCreate,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TimeEntry]:
        """Log time in bulk

        Logs 1 to 100 entries, all or none, under the rules of `createTimeEntry`. Emits `time_entry.created` for each.
        If the request fails for any entry, none is logged, and `error.details` lists every entry concerned: `field` is its place (`entries.3`, `entries.3.hours`), and `code` and `message` are what `createTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one.

        `POST /v1/time-entries/bulk`
        """
        answer: builtins.list[types.TimeEntry] = self._data(Call("POST", "/v1/time-entries/bulk", options, body=body))
        return answer

    def approve_many(
        self,
        body: types.TimeEntriesName,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TimeEntry]:
        """Approve time entries in bulk

        Approves 1 to 100 entries, all or none, as `approveTimeEntry` does; approved ones are left unchanged. Emits `time_entry.approved` for each that was pending.
        If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `approveTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/time-entries/bulk/approve`
        """
        answer: builtins.list[types.TimeEntry] = self._data(Call("POST", "/v1/time-entries/bulk/approve", options, body=body))
        return answer

    def reject_many(
        self,
        body: types.TimeEntriesReject,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TimeEntry]:
        """Reject time entries in bulk

        Rejects 1 to 100 entries for one reason, all or none, as `rejectTimeEntry` does; those already rejected for that reason are left unchanged, as are all rejected ones if no reason is sent. Emits `time_entry.rejected` for each of the others.
        If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `rejectTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/time-entries/bulk/reject`
        """
        answer: builtins.list[types.TimeEntry] = self._data(Call("POST", "/v1/time-entries/bulk/reject", options, body=body))
        return answer

    def exclude_many(
        self,
        body: types.TimeEntriesExclude,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TimeEntry]:
        """Exclude time entries in bulk

        Excludes 1 to 100 entries from billing, all or none, as `excludeTimeEntry` does; those already excluded in the same way are left unchanged. Emits `time_entry.updated` for each of the others.
        If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `excludeTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/time-entries/bulk/exclude`
        """
        answer: builtins.list[types.TimeEntry] = self._data(Call("POST", "/v1/time-entries/bulk/exclude", options, body=body))
        return answer

    def update_many(
        self,
        body: types.TimeEntriesUpdate,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.TimeEntry]:
        """Update time entries in bulk

        Applies the same change to 1 to 100 entries, all or none, under the rules of `updateTimeEntry`; entries to which it makes no difference are left unchanged. Emits the same events as updating each entry. An `external_id` can be sent for a single id only, because no two objects can have the same one (`duplicate`).
        If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`, `ids.3.project_id`), and `code` and `message` are what `updateTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/time-entries/bulk/update`
        """
        answer: builtins.list[types.TimeEntry] = self._data(Call("POST", "/v1/time-entries/bulk/update", options, body=body))
        return answer

    def delete_many(
        self,
        body: types.TimeEntriesName,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.DeletedObject]:
        """Delete time entries in bulk

        Deletes 1 to 100 entries, all or none, under the rules of `deleteTimeEntry`; running timers are discarded. Emits `time_entry.deleted` for each.
        If the request fails for any entry, nothing changes, and `error.details` lists every entry concerned: `field` is its place (`ids.3`), and `code` and `message` are what `deleteTimeEntry` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/time-entries/bulk/delete`
        """
        answer: builtins.list[types.DeletedObject] = self._data(Call("POST", "/v1/time-entries/bulk/delete", options, body=body))
        return answer

    def get_time_summary(self, **query: Unpack[types.GetTimeSummaryQuery]) -> types.TimeSummary:
        """Summarize time

        Totals of time over a range of days, grouped by user, client, project, day or week. Without `to`, the range ends on the last day of this month, or of `from`'s month if that is later; without `from`, it begins on the first day of `to`'s month. Utilization is billable hours divided by the capacity of those days: `hours_per_week` / 5 for each Monday to Friday, up to today if the range includes today. For the totals, the capacity is that of all users who logged time in the range. The value of each group is in the workspace's currency; values in other currencies are listed separately.

        `GET /v1/time-entries/summary`

        Args:
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            group_by: Field to group by.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TimeSummary = self._data(Call("GET", "/v1/time-entries/summary", query))
        return answer

    def upsert(
        self,
        external_id: str,
        body: types.TimeEntryUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.TimeEntry:
        """Create or update a time entry by external id

        Accepts any fields of the body of `createTimeEntry`. If no time entry has this external id, the request creates one with it (201): the rules of `createTimeEntry` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateTimeEntry` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the time entry, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of a time entry that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/time-entries/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.TimeEntry = self._data(Call("PUT", path("/v1/time-entries/external/{}", external_id), options, body=body))
        return answer

    def get(self, time_entry_id: str, **query: Unpack[types.GetTimeEntryQuery]) -> types.TimeEntry:
        """Get a time entry

        One time entry.

        `GET /v1/time-entries/{id}`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TimeEntry = self._data(Call("GET", path("/v1/time-entries/{}", time_entry_id), query))
        return answer

    def update(
        self,
        time_entry_id: str,
        body: types.TimeEntryUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.TimeEntry:
        """Update a time entry

        Changes the fields sent. A billed entry cannot be changed (`invalid_state`): void its invoice first. Related fields are inferred from those sent: a new ticket sets project, client and agreement, a new project sets client and agreement. A combination that does not belong together returns `invalid_request`, as does an entry left without client, project and ticket. A new agreement clears the period unless one is sent. If `billable` had the default of the old project and ticket, it takes the default of the new ones. Time cannot be moved to a project that is completed or cancelled, or to an inactive client (`invalid_state`); entries already there can be corrected, and their timers stopped.
        A new user, client, project, `rate_type` or `rate_id` redetermines the rate, unless `rate_override` is true; `rate_charged` sets the rate manually (`custom` unless `rate_type` is sent too), and null reverts to the determined rate. A field sent with its current value counts as not sent. The whole object can therefore be sent back as it was read, and the rate stays, even if the rate card or the project now has another rate. To keep the current rate as a manual one, send it with `rate_type: custom`. The hours, date and user of a running timer cannot be changed until it is stopped (`invalid_state`).
        Editing an approved entry requires `can_approve_time` and makes it pending again; editing a rejected one also makes it pending. Except for owners, neither the old nor the new date may be before `lock_time_before`; members and contractors can change only their own entries. The time of an inactive user can be corrected, but entries cannot be assigned to an inactive user. A request that changes nothing has no effect, whatever the entry's state. Emits `time_entry.updated`.

        `PUT /v1/time-entries/{id}`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("PUT", path("/v1/time-entries/{}", time_entry_id), options, body=body))
        return answer

    def delete(self, time_entry_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a time entry

        Deletes an entry or discards a running timer. A billed entry cannot be deleted (`invalid_state`): void its invoice first. Deleting an approved entry requires `can_approve_time`; deleting one dated before `lock_time_before` requires an owner. Members and contractors can delete only their own. Emits `time_entry.deleted`.

        `DELETE /v1/time-entries/{id}`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/time-entries/{}", time_entry_id), options))
        return answer

    def approve(self, time_entry_id: str, **options: Unpack[ConditionalPostOptions]) -> types.TimeEntry:
        """Approve a time entry

        Approves a pending entry; an approved one is left unchanged. A rejected entry returns `invalid_state`: reopen it first; so do a running timer and a billed entry. Users cannot approve their own time unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. `lock_time_before` does not apply. Emits `time_entry.approved`.

        `POST /v1/time-entries/{id}/approve`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/approve", time_entry_id), options))
        return answer

    def exclude(
        self,
        time_entry_id: str,
        body: types.TimeEntryExclude,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TimeEntry:
        """Exclude from billing

        Excludes an entry from billing; excluding it again with a different `reason` or `note` changes only that. The reason `other` requires a `note`. A running timer and a billed entry return `invalid_state`. An approved entry requires `can_approve_time` and stays approved. Ownership and locked dates are checked as in `updateTimeEntry`. Emits `time_entry.updated`.

        `POST /v1/time-entries/{id}/exclude`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/exclude", time_entry_id), options, body=body))
        return answer

    def include(self, time_entry_id: str, **options: Unpack[ConditionalOptions]) -> types.TimeEntry:
        """Include in billing again

        Removes the exclusion of an entry, under the rules of excluding it; an entry that is not excluded is left unchanged. Emits `time_entry.updated`.

        `DELETE /v1/time-entries/{id}/exclude`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("DELETE", path("/v1/time-entries/{}/exclude", time_entry_id), options))
        return answer

    def reject(
        self,
        time_entry_id: str,
        body: types.TimeEntryReject | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TimeEntry:
        """Reject a time entry

        Rejects a pending entry: it cannot be billed until it is reopened, or edited and thereby pending again. A rejected entry is left unchanged, unless a different `reason` is sent, which rejects it again. An approved entry returns `invalid_state`: reopen it first; so do a running timer and a billed entry. Users cannot reject their own time unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. `lock_time_before` does not apply. Emits `time_entry.rejected`.

        `POST /v1/time-entries/{id}/reject`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/reject", time_entry_id), options, body=body))
        return answer

    def reopen(self, time_entry_id: str, **options: Unpack[ConditionalPostOptions]) -> types.TimeEntry:
        """Reopen a time entry

        Withdraws an approval or a rejection: the entry is pending again, without an approver. A pending entry is left unchanged. A running timer and a billed entry return `invalid_state`; `lock_time_before` does not apply. Emits `time_entry.updated`.

        `POST /v1/time-entries/{id}/reopen`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/reopen", time_entry_id), options))
        return answer


class TimersResource(Resource):

    @overload
    def list_running(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListRunningTimersQuery],
    ) -> Page[types.TimeEntrySummary]: ...
    @overload
    def list_running(self, *, format: Literal["csv"], **query: Unpack[types.ListRunningTimersQuery]) -> Download: ...
    def list_running(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListRunningTimersQuery],
    ) -> Page[types.TimeEntrySummary] | Download:
        """List running timers

        The timers that are running, latest first.

        `GET /v1/time-entries/timer/running`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            user_id: Only time of these users, comma-separated.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/time-entries/timer/running", {**query, "format": format}))
        return self._page(Call("GET", "/v1/time-entries/timer/running", query))

    def start(self, body: types.TimerStart | None = None, **options: Unpack[PostOptions]) -> types.TimeEntry:
        """Start a timer

        Starts a timer: an entry with 0 hours, dated today or, with `started_at`, on that day in the workspace's time zone, which must not be before `lock_time_before`. A user has at most one running timer: a timer that is already running is stopped at the instant at which this one starts, even with concurrent requests. A `started_at` before the start of the running timer returns `invalid_request`: stop that timer first. Client, project and ticket can be omitted here and set later; otherwise the rules are those of `createTimeEntry`. Emits `time_entry.created` and `time_entry.timer_started`, and `time_entry.timer_stopped` for the timer it stops.

        `POST /v1/time-entries/timer/start`
        """
        answer: types.TimeEntry = self._data(Call("POST", "/v1/time-entries/timer/start", options, body=body))
        return answer

    def stop_running(
        self,
        body: types.TimerStopRunning | None = None,
        **options: Unpack[PostOptions],
    ) -> types.TimeEntry:
        """Stop the running timer

        Stops the running timer of the user of the key, or of `user_id`: members and contractors can stop only their own, managers those of their department (`forbidden`). Otherwise it works like stopping the timer of an entry. If no timer is running, the request returns `invalid_state`. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.

        `POST /v1/time-entries/timer/stop`
        """
        answer: types.TimeEntry = self._data(Call("POST", "/v1/time-entries/timer/stop", options, body=body))
        return answer

    def resume(
        self,
        time_entry_id: str,
        body: types.TimerResume | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TimeEntry:
        """Resume a timer

        Continues the work of an entry: starts a timer on a new entry for the same user, with the same client, project, ticket, agreement, description, `billable` and `rate_type`. The original entry is left unchanged; if its timer is still running, the request returns `invalid_state`. An agreement that the ticket or the project has since been given replaces the previous one; an entry without an agreement is resumed without one. A `rate_charged` or `rate_id` given by hand stays if the key's user has `can_see_rates`; otherwise, and for all other entries, the rate is determined again, as for any new entry (`custom` then becomes `standard`). Rules and events are those of `startTimer`.

        `POST /v1/time-entries/{id}/timer/resume`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/timer/resume", time_entry_id), options, body=body))
        return answer

    def stop(
        self,
        time_entry_id: str,
        body: types.TimerStop | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.TimeEntry:
        """Stop a timer

        Stops the timer of an entry. Its hours are the elapsed time, up to `stopped_at` if sent, rounded according to the workspace's `time_rounding`, at least 0.01 and at most 24.00. An entry whose timer is not running is left unchanged, regardless of `stopped_at`: update the entry to change its hours. `lock_time_before` never prevents a timer from being stopped. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.

        `POST /v1/time-entries/{id}/timer/stop`

        Args:
            time_entry_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TimeEntry = self._data(Call("POST", path("/v1/time-entries/{}/timer/stop", time_entry_id), options, body=body))
        return answer


class ExpensesResource(Resource):
    """Expenses with their receipts and approval, and their billing to clients."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListExpensesQuery],
    ) -> SummedPage[types.ExpenseSummary, types.ExpenseListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListExpensesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListExpensesQuery],
    ) -> SummedPage[types.ExpenseSummary, types.ExpenseListSummary] | Download:
        """List expenses

        The expenses that the user is allowed to see, latest day first by default. `summary` covers everything that the filters match, not just this page. With `format=csv`, all matching expenses are returned as a file, without the summary.

        `GET /v1/expenses`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only expenses for these clients, comma-separated.
            project_id: Only expenses of these projects, comma-separated.
            user_id: Only expenses of these users, comma-separated.
            category: Only expenses of these categories, comma-separated.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            billable: With true, only billable expenses; with false, only others.
            billed: With true, only billed expenses; with false, only others.
            approval_status: Only expenses of these approval statuses, comma-separated.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/expenses", {**query, "format": format}, repeated=("external_id",)))
        return self._summed_page(Call("GET", "/v1/expenses", query, repeated=("external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncExpensesQuery]) -> Sync[types.ExpenseSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/expenses`
        """
        return self._changes(Call("GET", "/v1/expenses", query, repeated=("external_id",)), mark)

    def create(self, body: types.ExpenseCreate, **options: Unpack[PostOptions]) -> types.Expense:
        """Record an expense

        Records an expense. `user_id` defaults to the user of the key; members and contractors can record only their own expenses, managers those of their department (`forbidden`). The project must belong to the client (`invalid_request`). Without `client_id`, the client is that of the project; without both, the expense is internal. `currency` defaults to the workspace's; the amount must be a whole number of its minor units. The amount includes tax; with a tax rate, `tax_amount` defaults to amount × rate / (1 + rate), rounded. A `tax_amount` that is given is kept; it must not be more than the amount, and must be 0 for a rate of 0 (`invalid_request`). What the client pays is computed from the whole amount, tax included. The expense starts as `pending` and is approved with `POST /v1/expenses/{id}/approve`. Emits `expense.created`.

        `POST /v1/expenses`
        """
        answer: types.Expense = self._data(Call("POST", "/v1/expenses", options, body=body))
        return answer

    def approve_many(self, body: types.ExpensesName, **options: Unpack[PostOptions]) -> builtins.list[types.Expense]:
        """Approve expenses in bulk

        Approves 1 to 100 expenses, all or none, as `approveExpense` does; approved ones are left unchanged. Emits `expense.approved` for each that was pending.
        If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `approveExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/expenses/bulk/approve`
        """
        answer: builtins.list[types.Expense] = self._data(Call("POST", "/v1/expenses/bulk/approve", options, body=body))
        return answer

    def reject_many(self, body: types.ExpensesReject, **options: Unpack[PostOptions]) -> builtins.list[types.Expense]:
        """Reject expenses in bulk

        Rejects 1 to 100 expenses for one reason, all or none, as `rejectExpense` does; those already rejected for that reason are left unchanged, as are all rejected ones if no reason is sent. Emits `expense.rejected` for each of the others.
        If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `rejectExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/expenses/bulk/reject`
        """
        answer: builtins.list[types.Expense] = self._data(Call("POST", "/v1/expenses/bulk/reject", options, body=body))
        return answer

    def update_many(self, body: types.ExpensesUpdate, **options: Unpack[PostOptions]) -> builtins.list[types.Expense]:
        """Update expenses in bulk

        Applies the same change to 1 to 100 expenses, all or none, under the rules of `updateExpense`; expenses to which it makes no difference are left unchanged. Emits `expense.updated` for each of the others. An `external_id` can be sent for a single id only, because no two objects can have the same one (`duplicate`).
        If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`, `ids.3.amount`), and `code` and `message` are what `updateExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/expenses/bulk/update`
        """
        answer: builtins.list[types.Expense] = self._data(Call("POST", "/v1/expenses/bulk/update", options, body=body))
        return answer

    def delete_many(
        self,
        body: types.ExpensesName,
        **options: Unpack[PostOptions],
    ) -> builtins.list[types.DeletedObject]:
        """Delete expenses in bulk

        Deletes 1 to 100 expenses and their receipts, all or none, under the rules of `deleteExpense`. Emits `expense.deleted` for each.
        If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned: `field` is its place (`ids.3`), and `code` and `message` are what `deleteExpense` would return for it. The error itself has the `code`, `message` and `field` of the first one. An id that is unknown, not visible to the user or given twice returns `invalid_request`.

        `POST /v1/expenses/bulk/delete`
        """
        answer: builtins.list[types.DeletedObject] = self._data(Call("POST", "/v1/expenses/bulk/delete", options, body=body))
        return answer

    def create_from_e_invoice(self, file: File, **options: Unpack[PostOptions]) -> types.Expense:
        """Record an expense from an electronic invoice

        Records an expense from an invoice of EN 16931 that a vendor sent: XML in the syntax UN/CEFACT CII or UBL (XRechnung, Peppol BIS Billing 3.0 and the like), or a PDF that contains such XML
        (ZUGFeRD, Factur-X). The type is detected from the content, not the file name. `vendor`, `date`, `currency` and `amount` are the seller, the issue date, the currency and the total with tax of
        the invoice; `tax` has its tax, with rate and category if the whole invoice has one, and otherwise without; `e_invoice` has its number, parties, lines, taxes and payment details. The file
        becomes the receipt, byte for byte. The other fields are those of `createExpense`. Emits `expense.created`.

        An invoice that was recorded before returns `duplicate`: one of the same seller, by VAT id or otherwise by name, with the same number, whichever form it came in. Its message names the expense if
        the caller may see it. Send `allow_duplicate` to record it again.

        An invoice whose sums do not add up, or that lacks what EN 16931 wants, is accepted: `e_invoice.warnings` names each rule. What cannot become an expense returns `invalid_request` on `file`: an
        invoice without number, issue date, currency, seller or total; a total that is not positive or not a whole number of minor units; a credit note, because an expense cannot be negative; other
        documents, such as orders, and invoices by other standards than EN 16931; a PDF without an invoice, or one that needs a password. For safety, XML with a document type declaration or
        entities of its own, with more than 50 levels, or with more than 10 MiB is refused, as are files that take too long or too much memory to read. UTF-8, ISO 8859-1, ISO 8859-15, Windows-1252, and
        UTF-16 with a byte order mark are read.

        `POST /v1/expenses/from-e-invoice`

        Args:
            file: The file, with other fields of the form: `client_id`, `project_id`, `user_id`, `category`, `description`, `billable`, `markup_percent`, `notes`, `allow_duplicate`.
        """
        answer: types.Expense = self._data(Call("POST", "/v1/expenses/from-e-invoice", options, file=file))
        return answer

    def mark_billed(self, body: types.ExpensesMarkBilled, **options: Unpack[PostOptions]) -> types.ExpensesMarkedBilled:
        """Mark expenses billed

        Marks 1 to 100 expenses as billed, all or none, for invoices created outside Docket, so that no invoice includes them. An expense already marked as billed is left unchanged, unless a different `invoice_reference` is sent. An unknown expense returns `invalid_request`; one that is billed on an invoice, rejected or not billable returns `invalid_state`, and so does one that awaits approval if the workspace has `require_expense_approval`. If the request fails for any expense, nothing changes, and `error.details` lists every expense concerned by its place (`expense_ids.3`), with its `code` and `message`. The error itself has the `code`, `message` and `field` of the first one. Emits `expense.billed` for each.

        `POST /v1/expenses/mark-billed`
        """
        answer: types.ExpensesMarkedBilled = self._data(Call("POST", "/v1/expenses/mark-billed", options, body=body))
        return answer

    def get_report(self, **query: Unpack[types.GetExpenseReportQuery]) -> types.ExpenseReport:
        """Summarize expenses

        Totals of the expenses that the user is allowed to see over a range of days, grouped by category, client, project, user or month; rejected expenses are excluded. Without `to`, the range ends on the last day of this month, or of `from`'s month if that is later; without `from`, it begins on the first day of `to`'s month. Amounts are in the workspace's currency; other currencies are listed separately.

        `GET /v1/expenses/report`

        Args:
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            group_by: Field to group by.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ExpenseReport = self._data(Call("GET", "/v1/expenses/report", query))
        return answer

    def upsert(
        self,
        external_id: str,
        body: types.ExpenseUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.Expense:
        """Create or update an expense by external id

        Accepts any fields of the body of `createExpense`. If no expense has this external id, the request creates one with it (201): the rules of `createExpense` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateExpense` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the expense, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an expense that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/expenses/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Expense = self._data(Call("PUT", path("/v1/expenses/external/{}", external_id), options, body=body))
        return answer

    def get(self, expense_id: str, **query: Unpack[types.GetExpenseQuery]) -> types.Expense:
        """Get an expense

        One expense.

        `GET /v1/expenses/{id}`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Expense = self._data(Call("GET", path("/v1/expenses/{}", expense_id), query))
        return answer

    def update(
        self,
        expense_id: str,
        body: types.ExpenseUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Expense:
        """Update an expense

        Changes the fields sent; a new project also sets its client unless `client_id` is sent. On a billed expense only `notes` and the tax can be changed; on an approved one `amount`, `currency` and `user_id` cannot (`invalid_state`): reopen it first. A new rate, amount or currency computes `tax_amount` anew unless it is sent too; without a rate, it is kept. Changing a rejected expense makes it pending again. A request that changes nothing has no effect. Emits `expense.updated`.

        `PUT /v1/expenses/{id}`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Expense = self._data(Call("PUT", path("/v1/expenses/{}", expense_id), options, body=body))
        return answer

    def delete(self, expense_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete an expense

        Deletes an expense and its receipt. A billed expense returns `invalid_state`; deleting an approved one requires `can_approve_time`. Emits `expense.deleted`.

        `DELETE /v1/expenses/{id}`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/expenses/{}", expense_id), options))
        return answer

    def approve(self, expense_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Expense:
        """Approve an expense

        Approves a pending expense; an approved one is left unchanged. A rejected expense returns `invalid_state`: reopen it first; so does a billed one. Managers can approve expenses of their department. Users cannot approve their own expenses unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. Emits `expense.approved`.

        `POST /v1/expenses/{id}/approve`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Expense = self._data(Call("POST", path("/v1/expenses/{}/approve", expense_id), options))
        return answer

    def get_receipt(self, expense_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Download a receipt

        The uploaded file, or the electronic invoice that the expense was recorded from; PDFs and images are served for inline display, anything else as a download. An expense without a receipt returns `not_found`.

        `GET /v1/expenses/{id}/receipt`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/expenses/{}/receipt", expense_id), options))

    def upload_receipt(
        self,
        expense_id: str,
        file: File,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.ExpenseUploaded:
        """Upload a receipt

        Uploads the receipt of an expense, replacing any previous one: PDF, PNG, JPEG, WebP, GIF, HEIC, plain text, CSV, DOCX or XLSX, at most 10 MiB. The type is detected from the content, not the file name; any other type returns `unsupported_media_type`, a larger file `payload_too_large`. An image with more than 25 million pixels, all frames counted, returns `invalid_request`. The upload is atomic. The receipt of a billed expense cannot be replaced (`invalid_state`). Emits `expense.updated`.

        `POST /v1/expenses/{id}/receipt`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ExpenseUploaded = self._data(Call("POST", path("/v1/expenses/{}/receipt", expense_id), options, file=file))
        return answer

    def reject(
        self,
        expense_id: str,
        body: types.ExpenseReject | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Expense:
        """Reject an expense

        Rejects a pending expense: it cannot be invoiced until it is reopened, or changed and thereby pending again. A rejected expense is left unchanged, unless a different `reason` is sent, which rejects it again. An approved expense returns `invalid_state`: reopen it first; so does a billed one. Users cannot reject their own expenses unless the workspace sets `allow_self_approval` (`forbidden`); owners always can. Emits `expense.rejected`.

        `POST /v1/expenses/{id}/reject`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Expense = self._data(Call("POST", path("/v1/expenses/{}/reject", expense_id), options, body=body))
        return answer

    def reopen(self, expense_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Expense:
        """Reopen an expense

        Withdraws an approval or a rejection: the expense is pending again, without an approver. A pending expense is left unchanged. A billed one returns `invalid_state`. Emits `expense.updated`.

        `POST /v1/expenses/{id}/reopen`

        Args:
            expense_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Expense = self._data(Call("POST", path("/v1/expenses/{}/reopen", expense_id), options))
        return answer


class AgreementsResource(Resource):
    """Retainers: their periods, included and rolled-over hours, and drawdown."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAgreementsQuery],
    ) -> SummedPage[types.AgreementSummary, types.AgreementListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListAgreementsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAgreementsQuery],
    ) -> SummedPage[types.AgreementSummary, types.AgreementListSummary] | Download:
        """List agreements

        The agreements of the workspace with their open periods, newest first by default. `summary` covers everything that the filters match, not just this page.

        `GET /v1/agreements`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only agreements with these clients, comma-separated.
            status: Only agreements of these statuses, comma-separated.
            type_id: Only agreements of these types, comma-separated.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            search: Words that must all occur in the title, ignoring case.
            expiring_soon: With true, only active agreements whose `end_date` is within 30 days; with false, all others.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/agreements", {**query, "format": format}, repeated=("external_id",)))
        return self._summed_page(Call("GET", "/v1/agreements", query, repeated=("external_id",)))

    def create(self, body: types.AgreementCreate, **options: Unpack[PostOptions]) -> types.Agreement:
        """Create an agreement

        Creates a retainer agreement in the currency of the client; the fee must be a whole number of its minor units. The first period opens immediately, from
        `start_date` to the day before the next `billing_day`, with the full fee and hours unless `prorate_first_period` is true. A start date in the past is caught
        up: the periods that are over are closed in sequence, each as it would have been at the time. With `status: draft`, no period opens until `POST
        /v1/agreements/{id}/activate`. Contact and type must exist, and the contact must belong to the client (`invalid_request`). Emits `agreement.created`, and
        `agreement.period_closed` for each past period that is caught up.

        `POST /v1/agreements`
        """
        answer: types.Agreement = self._data(Call("POST", "/v1/agreements", options, body=body))
        return answer

    @overload
    def list_drawdown(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAgreementDrawdownQuery],
    ) -> SummedPage[types.Drawdown, types.DrawdownSummary]: ...
    @overload
    def list_drawdown(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListAgreementDrawdownQuery],
    ) -> Download: ...
    def list_drawdown(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAgreementDrawdownQuery],
    ) -> SummedPage[types.Drawdown, types.DrawdownSummary] | Download:
        """List drawdown

        How far each active agreement is drawn down in its open period, ordered by the end of the period. `summary` covers all of them, not just this page.

        `GET /v1/agreements/drawdown`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/agreements/drawdown", {**query, "format": format}))
        return self._summed_page(Call("GET", "/v1/agreements/drawdown", query))

    def upsert(
        self,
        external_id: str,
        body: types.AgreementUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.Agreement:
        """Create or update an agreement by external id

        Accepts any fields of the body of `createAgreement`. If no agreement has this external id, the request creates one with it (201): the rules of `createAgreement` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateAgreement` apply. `status` can be sent only with its current value: use the operations that change it. The request is safe to repeat, also concurrently: of several equal requests, one creates the agreement, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an agreement that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/agreements/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Agreement = self._data(Call("PUT", path("/v1/agreements/external/{}", external_id), options, body=body))
        return answer

    def get(self, agreement_id: str, **query: Unpack[types.GetAgreementQuery]) -> types.Agreement:
        """Get an agreement

        One agreement with its open period. Data embedded by `include` contains only what the key's user is allowed to see.

        `GET /v1/agreements/{id}`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Agreement = self._data(Call("GET", path("/v1/agreements/{}", agreement_id), query))
        return answer

    def update(
        self,
        agreement_id: str,
        body: types.AgreementUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Agreement:
        """Update an agreement

        Changes the fields sent. New values of fee, hours, overage rate, billing day and rollover are shown immediately and take effect with the next period; the
        open period keeps its own. A new `end_date` shortens or extends the open period; it must not be before that period's first day (`invalid_request`).
        `client_id` and `start_date` can be changed on a draft only. On a cancelled or expired agreement, only title, type, contact and notes can be changed
        (otherwise `invalid_state`). Emits `agreement.updated`.

        `PUT /v1/agreements/{id}`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Agreement = self._data(Call("PUT", path("/v1/agreements/{}", agreement_id), options, body=body))
        return answer

    def activate(self, agreement_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Agreement:
        """Activate an agreement

        Opens the first period of a draft, as creation does. An active agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`, and `agreement.period_closed` for each past period that is caught up.

        `POST /v1/agreements/{id}/activate`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Agreement = self._data(Call("POST", path("/v1/agreements/{}/activate", agreement_id), options))
        return answer

    def get_balance(self, agreement_id: str, **query: Unpack[types.GetAgreementBalanceQuery]) -> types.AgreementBalance:
        """Get the balance

        The balance of the open period today. An agreement without an open period returns `invalid_state`.

        `GET /v1/agreements/{id}/balance`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.AgreementBalance = self._data(Call("GET", path("/v1/agreements/{}/balance", agreement_id), query))
        return answer

    def cancel(
        self,
        agreement_id: str,
        body: types.AgreementCancel | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Agreement:
        """Cancel an agreement

        Ends an agreement on its `effective_date`. The agreement is cancelled immediately, the running period ends on that day at the latest, and no period opens after it. The last period is closed like any other; a period that would begin later is closed immediately without a fee. An expired agreement returns `invalid_state`. A cancelled agreement is left unchanged, unless a different `effective_date` or `reason` is sent. The reason can always be changed, the date only while a period is still running (otherwise `invalid_state`); either change emits `agreement.updated`. Emits `agreement.cancelled`.

        `POST /v1/agreements/{id}/cancel`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Agreement = self._data(Call("POST", path("/v1/agreements/{}/cancel", agreement_id), options, body=body))
        return answer

    @overload
    def list_ledger(
        self,
        agreement_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAgreementLedgerQuery],
    ) -> Page[types.HourMovement]: ...
    @overload
    def list_ledger(
        self,
        agreement_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListAgreementLedgerQuery],
    ) -> Download: ...
    def list_ledger(
        self,
        agreement_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAgreementLedgerQuery],
    ) -> Page[types.HourMovement] | Download:
        """List hour movements

        Every movement of the agreement's hours, latest first.

        `GET /v1/agreements/{id}/ledger`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            period_id: Only movements of these periods, comma-separated.
            time_entry_id: Only movements by these time entries, comma-separated.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/agreements/{}/ledger", agreement_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/agreements/{}/ledger", agreement_id), query))

    def pause(self, agreement_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Agreement:
        """Pause an agreement

        Pauses an active agreement: the running period ends as planned, and no period opens after it until `POST /v1/agreements/{id}/resume`. Hours unused at that point are lost. A paused agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`.

        `POST /v1/agreements/{id}/pause`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Agreement = self._data(Call("POST", path("/v1/agreements/{}/pause", agreement_id), options))
        return answer

    @overload
    def list_periods(
        self,
        agreement_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAgreementPeriodsQuery],
    ) -> Page[types.AgreementPeriod]: ...
    @overload
    def list_periods(
        self,
        agreement_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListAgreementPeriodsQuery],
    ) -> Download: ...
    def list_periods(
        self,
        agreement_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAgreementPeriodsQuery],
    ) -> Page[types.AgreementPeriod] | Download:
        """List periods

        The periods of an agreement, latest first. `limit` is the page size if `per_page` is omitted.

        `GET /v1/agreements/{id}/periods`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            limit: Maximum number of periods to return.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/agreements/{}/periods", agreement_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/agreements/{}/periods", agreement_id), query))

    def get_period(
        self,
        agreement_id: str,
        period_id: str,
        **query: Unpack[types.GetAgreementPeriodQuery],
    ) -> types.AgreementPeriod:
        """Get a period

        One period of the agreement.

        `GET /v1/agreements/{id}/periods/{period_id}`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            period_id: Identifier of a period of the agreement.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.AgreementPeriod = self._data(Call("GET", path("/v1/agreements/{}/periods/{}", agreement_id, period_id), query))
        return answer

    def close_period(
        self,
        agreement_id: str,
        period_id: str,
        body: types.PeriodClose | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.AgreementPeriod:
        """Close a period

        Closes the open period. The period ends today, or on its own last day if that is past. The next period opens in the same transaction: it runs from the
        following day to the end of what would have been the next period, for one fee. Unused hours roll over or expire; overage is billed at the overage rate. If
        an invoice is generated, it bills the fee, and the overage on a separate line; the time of the period is marked as billed by the fee's line. A fee of 0
        without overage generates no invoice. A closed period is left unchanged. However, if `generate_invoice` is sent as true and the period has no invoice,
        because none was generated or it was voided, an invoice is generated. If the total of the invoice would exceed 8,000,000,000,000, `generate_invoice: true`
        returns `invalid_request`; if `generate_invoice` is omitted, the period closes without an invoice. A period that has not begun returns `invalid_state`.
        Emits `agreement.period_closed`.

        `POST /v1/agreements/{id}/periods/{period_id}/close`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            period_id: Identifier of a period of the agreement.
        """
        answer: types.AgreementPeriod = self._data(Call("POST", path("/v1/agreements/{}/periods/{}/close", agreement_id, period_id), options, body=body))
        return answer

    def resume(self, agreement_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Agreement:
        """Resume an agreement

        Resumes a paused agreement. If its period has ended in the meantime, a new one opens today as a first period. An active agreement is left unchanged; one in any other status returns `invalid_state`. Emits `agreement.updated`.

        `POST /v1/agreements/{id}/resume`

        Args:
            agreement_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Agreement = self._data(Call("POST", path("/v1/agreements/{}/resume", agreement_id), options))
        return answer


class AgreementTypesResource(Resource):
    """The agreement types of the workspace."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListAgreementTypesQuery],
    ) -> Page[types.AgreementType]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListAgreementTypesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListAgreementTypesQuery],
    ) -> Page[types.AgreementType] | Download:
        """List agreement types

        The agreement types of the workspace. A new workspace has Support Retainer (10 h) and Development Retainer (40 h).

        `GET /v1/agreement-types`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/agreement-types", {**query, "format": format}))
        return self._page(Call("GET", "/v1/agreement-types", query))

    def create(self, body: types.AgreementTypeCreate, **options: Unpack[PostOptions]) -> types.AgreementType:
        """Create an agreement type

        Creates an agreement type. A name already in use (ignoring case) returns `duplicate`.

        `POST /v1/agreement-types`
        """
        answer: types.AgreementType = self._data(Call("POST", "/v1/agreement-types", options, body=body))
        return answer

    def get(self, agreement_type_id: str, **query: Unpack[types.GetAgreementTypeQuery]) -> types.AgreementType:
        """Get an agreement type

        One agreement type.

        `GET /v1/agreement-types/{id}`

        Args:
            agreement_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.AgreementType = self._data(Call("GET", path("/v1/agreement-types/{}", agreement_type_id), query))
        return answer

    def update(
        self,
        agreement_type_id: str,
        body: types.AgreementTypeUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.AgreementType:
        """Update an agreement type

        Changes the fields sent. A name that another type already has (ignoring case) returns `duplicate`.

        `PUT /v1/agreement-types/{id}`

        Args:
            agreement_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.AgreementType = self._data(Call("PUT", path("/v1/agreement-types/{}", agreement_type_id), options, body=body))
        return answer

    def delete(self, agreement_type_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete an agreement type

        Deletes an agreement type that no agreement uses; a type in use returns `invalid_state`.

        `DELETE /v1/agreement-types/{id}`

        Args:
            agreement_type_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/agreement-types/{}", agreement_type_id), options))
        return answer


class ReportsResource(Resource):
    """Reports on time, utilization, profitability, revenue, receivables and forecast."""

    @overload
    def get_aging(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetAgingReportQuery],
    ) -> types.AgingReport: ...
    @overload
    def get_aging(self, *, format: Literal["csv", "pdf"], **query: Unpack[types.GetAgingReportQuery]) -> Download: ...
    def get_aging(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetAgingReportQuery],
    ) -> types.AgingReport | Download:
        """Get the receivables aging report

        Outstanding amounts today by days past the due date, as in `GET /v1/invoices/aging`, with days sales outstanding and the collection rate. The report covers the whole firm, regardless of the user.

        `GET /v1/reports/aging`

        Args:
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/aging", {**query, "format": format}))
        answer: types.AgingReport = self._data(Call("GET", "/v1/reports/aging", query))
        return answer

    @overload
    def get_unbilled(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetUnbilledReportQuery],
    ) -> types.UnbilledReport: ...
    @overload
    def get_unbilled(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetUnbilledReportQuery],
    ) -> Download: ...
    def get_unbilled(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetUnbilledReportQuery],
    ) -> types.UnbilledReport | Download:
        """Get the unbilled work report

        Work in progress: the time and expenses that `createInvoiceFromTime` would take today, by client and project, with the age of the work, as in `GET /v1/clients/{id}/unbilled`. Work that must be approved first is listed separately under `awaiting_approval`: by the firm, if the settings of the workspace require it, or by the client, for time on projects with `require_client_approval`. Rejected work is not included. Time is in the currency of its client. Expenses are in their own currency, and an invoice takes only those in the currency of the client. The values of time are exact sums of hours × rate, rounded once for each project; the figures of clients and the totals are sums of these. An invoice rounds each line, so it may differ by cents. The report covers the whole firm, regardless of the user, and requires `can_see_rates`. A CSV has a row for each client, project and currency.

        `GET /v1/reports/unbilled`

        Args:
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/unbilled", {**query, "format": format}))
        answer: types.UnbilledReport = self._data(Call("GET", "/v1/reports/unbilled", query))
        return answer

    @overload
    def get_dashboard(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetDashboardReportQuery],
    ) -> types.DashboardReport: ...
    @overload
    def get_dashboard(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetDashboardReportQuery],
    ) -> Download: ...
    def get_dashboard(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetDashboardReportQuery],
    ) -> types.DashboardReport | Download:
        """Get the dashboard report

        Revenue, time, projects and clients of a period at a glance, with their change from the previous period or the previous year. Revenue, projects and clients cover the whole firm, regardless of the user; time covers what the key's user is allowed to see. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`. A CSV is one row, with the amounts of every other currency in `other_currencies` (invoiced), `other_currencies_collected` and `other_currencies_outstanding`.

        `GET /v1/reports/dashboard`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            compare_to: Period to compare with.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/dashboard", {**query, "format": format}))
        answer: types.DashboardReport = self._data(Call("GET", "/v1/reports/dashboard", query))
        return answer

    @overload
    def get_forecast(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetForecastReportQuery],
    ) -> types.ForecastReport: ...
    @overload
    def get_forecast(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetForecastReportQuery],
    ) -> Download: ...
    def get_forecast(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetForecastReportQuery],
    ) -> types.ForecastReport | Download:
        """Get the forecast report

        Expected revenue, capacity and pipeline for the months after the current one. Revenue is the trend of the last 6 full months plus active retainers and recurring invoices. The report covers the whole firm, regardless of the user.

        `GET /v1/reports/forecast`

        Args:
            months: Number of months to forecast.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/forecast", {**query, "format": format}))
        answer: types.ForecastReport = self._data(Call("GET", "/v1/reports/forecast", query))
        return answer

    @overload
    def get_revenue(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetRevenueReportQuery],
    ) -> types.RevenueReport: ...
    @overload
    def get_revenue(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetRevenueReportQuery],
    ) -> Download: ...
    def get_revenue(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetRevenueReportQuery],
    ) -> types.RevenueReport | Download:
        """Get the revenue report

        Amounts invoiced and collected over a range of days by month, quarter, client, project or type of service, by billing type, and recurring revenue. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`; written-off invoices count. Collected is payments less refunds, by their dates. The report covers the whole firm, regardless of the user, and requires `can_see_rates`.

        `GET /v1/reports/revenue`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            group_by: Field to group by.
            include_forecast: For grouping by month or quarter, also include the expected revenue of the months after the current one, computed as in `GET /v1/reports/forecast`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/revenue", {**query, "format": format}))
        answer: types.RevenueReport = self._data(Call("GET", "/v1/reports/revenue", query))
        return answer

    @overload
    def get_tax(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetTaxReportQuery],
    ) -> types.TaxReport: ...
    @overload
    def get_tax(self, *, format: Literal["csv", "pdf"], **query: Unpack[types.GetTaxReportQuery]) -> Download: ...
    def get_tax(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetTaxReportQuery],
    ) -> types.TaxReport | Download:
        """Get the tax report

        What a tax return wants: the tax on invoices less credit notes, by category and rate, and beside it the input tax in expenses. With `basis=invoiced`, invoices that are neither draft nor void count by `invoice_date`, and credit notes by `credit_date`; written-off invoices count. With `basis=collected`, money counts from the day on which it is on an invoice, which for a payment recorded on it is that of the payment, less refunds by their dates; credit has no tax yet. Each amount is divided among the taxes of its invoice, less those of its credit notes, so that a fully paid invoice adds up to exactly its taxes. Input tax is that of expenses that are not rejected, by `date`, on either basis. Any range is the sum of its days. The report covers the whole firm, regardless of the user, and requires `can_see_rates`.

        `GET /v1/reports/taxes`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            basis: Whether tax counts when it is invoiced, or when it is collected.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/taxes", {**query, "format": format}))
        answer: types.TaxReport = self._data(Call("GET", "/v1/reports/taxes", query))
        return answer

    @overload
    def get_profitability(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetProfitabilityReportQuery],
    ) -> types.ProfitabilityReport: ...
    @overload
    def get_profitability(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetProfitabilityReportQuery],
    ) -> Download: ...
    def get_profitability(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetProfitabilityReportQuery],
    ) -> types.ProfitabilityReport | Download:
        """Get the profitability report

        Revenue and cost of projects and clients over a range of days. Revenue is the amount invoiced before tax, on invoices that are neither draft nor void, by `invoice_date`, less credit notes by `credit_date`: the same figure in each currency as in the revenue report. A line counts towards the project it references; a line without a project counts towards the projects of the time on it, in proportion to their hours, as in `amount_billed`. Cost is hours × the cost rate stored on each entry, billable or not, plus expenses that are not rejected. The report covers the whole firm, regardless of the user, because partial costs could not be compared with revenue. Revenue without a project, such as the fee of a retainer without time, is a row of its client with `project_id` null. Anything without a client, such as internal time and expenses, is a row with `client_id` null. All rows therefore add up to the summary. Cost is in the workspace's currency: clients in other currencies are listed in `other_currencies`, without profit, because their revenue cannot be compared with cost; a CSV names the currency of cost in `cost_currency`. Expenses in other currencies are not included in any cost: each row has them in `expenses_in_other_currencies`. Cost, profit and margin are omitted without `can_see_costs`.

        `GET /v1/reports/profitability`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            view: Whether to report on projects, clients, or `both`.
            client_id: Only this client; also applies to the summary.
            min_revenue: Only rows with at least this revenue, each in its own currency; the summary still covers all rows.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/profitability", {**query, "format": format}))
        answer: types.ProfitabilityReport = self._data(Call("GET", "/v1/reports/profitability", query))
        return answer

    @overload
    def get_time(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetTimeReportQuery],
    ) -> types.TimeReport: ...
    @overload
    def get_time(self, *, format: Literal["csv", "pdf"], **query: Unpack[types.GetTimeReportQuery]) -> Download: ...
    def get_time(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetTimeReportQuery],
    ) -> types.TimeReport | Download:
        """Get the time report

        Time over a range of days by client, user, project, ticket, day or week: hours, billable hours and their value. Hours are billable if the entry is billable and not excluded; their value is the sum of billable hours × the rate stored on each entry, computed exactly and rounded once. The report covers the time that the key's user is allowed to see: for a manager, that of the department. Values are omitted without `can_see_rates`.

        `GET /v1/reports/time`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            group_by: Field to group by.
            user_ids: Only these users, as comma-separated ids.
            client_id: Only time for this client.
            billable_only: Only time that is billable and not excluded.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/time", {**query, "format": format}))
        answer: types.TimeReport = self._data(Call("GET", "/v1/reports/time", query))
        return answer

    @overload
    def list_scheduled(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListScheduledReportsQuery],
    ) -> Page[types.ScheduledReport]: ...
    @overload
    def list_scheduled(
        self,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListScheduledReportsQuery],
    ) -> Download: ...
    def list_scheduled(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListScheduledReportsQuery],
    ) -> Page[types.ScheduledReport] | Download:
        """List scheduled reports

        The scheduled reports of the key's user, or of everyone for owners and admins; newest first.

        `GET /v1/reports/scheduled`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/scheduled", {**query, "format": format}))
        return self._page(Call("GET", "/v1/reports/scheduled", query))

    def create_scheduled(
        self,
        body: types.ScheduledReportCreate,
        **options: Unpack[PostOptions],
    ) -> types.ScheduledReport:
        """Schedule a report

        Mails a report to its recipients daily, weekly or monthly, at 07:00 local time in the workspace's time zone, also across daylight saving changes. Each
        recipient gets one mail with the report as PDF and its table as CSV. The CSV begins with a byte order mark, so that spreadsheets recognize UTF-8.

        The report contains what the user who scheduled it is allowed to see when it is mailed. If that user is deactivated or lacks a permission that the report
        requires, it fails, and `last_error` says so. A failed report is retried after 1, 5, 30 and 120 minutes, then at its next scheduled time. Runs missed while
        the service is down are made up for by one mail.

        `weekly` requires `day_of_week`, `monthly` requires `day_of_month`; each is accepted with its own schedule only. Scheduling requires the permissions of the
        report itself and `can_export_data`. On the test side, the schedule follows the test clock, and the mails are captured.

        `POST /v1/reports/scheduled`
        """
        answer: types.ScheduledReport = self._data(Call("POST", "/v1/reports/scheduled", options, body=body))
        return answer

    def get_scheduled(self, report_id: str, **query: Unpack[types.GetScheduledReportQuery]) -> types.ScheduledReport:
        """Get a scheduled report

        One scheduled report. Users can get their own, owners and admins any.

        `GET /v1/reports/scheduled/{id}`

        Args:
            report_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ScheduledReport = self._data(Call("GET", path("/v1/reports/scheduled/{}", report_id), query))
        return answer

    def delete_scheduled(self, report_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a scheduled report

        Stops mailing the report. Users can delete their own, owners and admins any. Mails already queued are still sent.

        `DELETE /v1/reports/scheduled/{id}`

        Args:
            report_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/reports/scheduled/{}", report_id), options))
        return answer

    @overload
    def get_utilization(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.GetUtilizationReportQuery],
    ) -> types.UtilizationReport: ...
    @overload
    def get_utilization(
        self,
        *,
        format: Literal["csv", "pdf"],
        **query: Unpack[types.GetUtilizationReportQuery],
    ) -> Download: ...
    def get_utilization(
        self,
        *,
        format: Literal["json", "csv", "pdf"] = "json",
        **query: Unpack[types.GetUtilizationReportQuery],
    ) -> types.UtilizationReport | Download:
        """Get the utilization report

        Share of capacity that is billable, over a range of days by user, department or week. Utilization is billable hours divided by capacity hours, as a percentage with 2 decimals, and 0 without capacity. Capacity is hours_per_week / 5 for each day from Monday to Friday. If the range includes today, capacity counts up to today, so that the hours so far are compared with the days so far. The report covers active users, with or without time, and inactive users who logged time in the range. It is limited to users whose time the key's user is allowed to see: for a manager, those of the department. The target of several users is the mean of their `billable_target`, weighted by capacity.

        `GET /v1/reports/utilization`

        Args:
            period: Range of days.
            from_: First day of the range, inclusive.
            to: Last day of the range, inclusive; must not be before `from`.
            group_by: Field to group by.
            user_ids: Only these users, as comma-separated ids.
            department: Only users of this department, ignoring case.
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        if format != "json":
            return self._file(Call("GET", "/v1/reports/utilization", {**query, "format": format}))
        answer: types.UtilizationReport = self._data(Call("GET", "/v1/reports/utilization", query))
        return answer


class BankImportsResource(Resource):
    """Bank statements: imported files, and their lines, which are booked as payments."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListBankImportsQuery],
    ) -> Page[types.BankImport]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListBankImportsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListBankImportsQuery],
    ) -> Page[types.BankImport] | Download:
        """List imported bank statements

        The bank statements that were imported, newest first by default.

        `GET /v1/bank-imports`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only statements of these statuses, comma-separated.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/bank-imports", {**query, "format": format}))
        return self._page(Call("GET", "/v1/bank-imports", query))

    def create(self, file: File, **options: Unpack[PostOptions]) -> types.BankImport:
        """Import a bank statement

        Reads a bank statement, and stores the money that came in as lines, each with proposals for the client and the invoices that it pays. Nothing is booked by it: see `POST /v1/bank-imports/{id}/confirm`.
        The format is detected from the content: CAMT.053, CAMT.052 and CAMT.054 of ISO 20022 (versions 02 to 13), MT940, OFX (1 and 2, also as QFX), or CSV. One file may have several accounts.
        Entries for money that went out are left out, except those that return an earlier payment, and so are those that the bank has not booked yet.

        Importing a file twice, or files that overlap, is harmless: an entry that an earlier import has, also one in another of the three CAMT formats, is counted as `known` and not imported again. An entry is
        recognized by the bank's own reference, or else by account, day, amount and text, and by its number among those of the day that are alike.

        The columns of a CSV are recognized by their headings, in English, German, French, Spanish, Italian and Dutch. If that fails, `invalid_request` names the columns that the file has, and the fields
        (`date_column`, `amount_column`, …) by which to say what they mean. That is kept for the workspace, so that the next file with the same headings needs none of them.

        What cannot be read returns `invalid_request` on `file`, and nothing is imported: another format, an amount or a day that is none, more than 10,000 entries; for safety, XML with a document type declaration or entities of its own, with
        more than 50 levels, or files that take too long to read. Emits `bank_import.created`, and `bank_import.completed` if no line is open.

        `POST /v1/bank-imports`

        Args:
            file: The file, with other fields of the form: `account`, `currency`, `date_format`, `date_column`, `amount_column`, `credit_column`, `debit_column`, `direction_column`, `currency_column`, `counterparty_column`, `iban_column`, `reference_column`, `text_column`, `account_column`.
        """
        answer: types.BankImport = self._data(Call("POST", "/v1/bank-imports", options, file=file))
        return answer

    def get(self, bank_import_id: str, **query: Unpack[types.GetBankImportQuery]) -> types.BankImport:
        """Get an imported bank statement

        One imported bank statement, with what became of its entries.

        `GET /v1/bank-imports/{id}`

        Args:
            bank_import_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.BankImport = self._data(Call("GET", path("/v1/bank-imports/{}", bank_import_id), query))
        return answer

    def confirm(
        self,
        bank_import_id: str,
        body: types.BankConfirm,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.BankConfirmed:
        """Book lines of a bank statement

        Books lines as payments, as `POST /v1/payments` does, dated as the bank says. By a proposal, the money goes to its invoices in their order, each as much as is outstanding then; what is left is the client's credit, so that money that
        has arrived is never refused. A line that returns a payment takes all that is left of that payment off its invoices, as a refund dated as the bank says, and the line of the payment becomes `reversed`.

        With `certain`, a line whose invoices somebody else has paid meanwhile is skipped as `changed`. With `lines`, a client or an allocation that is wrong returns `invalid_request` on its field, and none of the lines is booked.
        Each line is booked once, however often and by however many callers it is confirmed at once; one that is booked already is returned as it is. `certain` and `line_ids` book each line by itself: if the request
        breaks off, repeat it. Emits `payment.created` or `payment.refunded` for each line, the events of the invoices, and `bank_import.completed` with the last open line.

        `POST /v1/bank-imports/{id}/confirm`

        Args:
            bank_import_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.BankConfirmed = self._data(Call("POST", path("/v1/bank-imports/{}/confirm", bank_import_id), options, body=body))
        return answer

    @overload
    def list_lines(
        self,
        bank_import_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListBankImportLinesQuery],
    ) -> Page[types.BankLine]: ...
    @overload
    def list_lines(
        self,
        bank_import_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListBankImportLinesQuery],
    ) -> Download: ...
    def list_lines(
        self,
        bank_import_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListBankImportLinesQuery],
    ) -> Page[types.BankLine] | Download:
        """List the lines of a bank statement

        The lines of an imported statement, in the order of the file by default. Open ones have `proposals`, which are made when they are read: an invoice that was sent or paid since counts.

        `GET /v1/bank-imports/{id}/lines`

        Args:
            bank_import_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            status: Only lines of these statuses, comma-separated.
            sort: Field to sort by; `position` is the order of the file.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/bank-imports/{}/lines", bank_import_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/bank-imports/{}/lines", bank_import_id), query))

    def ignore_line(
        self,
        bank_import_id: str,
        line_id: str,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.BankLine:
        """Ignore a line

        Marks a line as one that is no payment of a client. Nothing is booked, and a later file does not bring it again. Ignoring it again is harmless; a line that is booked returns `invalid_state`: undo it first. Emits `bank_import.completed` if it was the last open line.

        `POST /v1/bank-imports/{id}/lines/{line_id}/ignore`

        Args:
            bank_import_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            line_id: Identifier of the line.
        """
        answer: types.BankLine = self._data(Call("POST", path("/v1/bank-imports/{}/lines/{}/ignore", bank_import_id, line_id), options))
        return answer

    def undo_line(self, bank_import_id: str, line_id: str, **options: Unpack[ConditionalPostOptions]) -> types.BankLine:
        """Take a line back

        Makes an ignored or booked line open again. What it booked is taken back by a refund of all of the payment, dated as the payment, so that the sums of that day are as if it had not been booked; its invoices have the money outstanding again. A return that is undone is recorded as a payment anew. A payment of which money was refunded by other means, or that the bank has returned (`reversed`), returns `invalid_state`. An open line is left unchanged. Emits `payment.refunded` or `payment.created`, and the events of the invoices.

        `POST /v1/bank-imports/{id}/lines/{line_id}/undo`

        Args:
            bank_import_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            line_id: Identifier of the line.
        """
        answer: types.BankLine = self._data(Call("POST", path("/v1/bank-imports/{}/lines/{}/undo", bank_import_id, line_id), options))
        return answer


class ItemsResource(Resource):
    """The price list: products and services that lines of invoices name."""

    @overload
    def list(self, *, format: Literal["json"] = "json", **query: Unpack[types.ListItemsQuery]) -> Page[types.Item]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListItemsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListItemsQuery],
    ) -> Page[types.Item] | Download:
        """List items

        The price list of the workspace, by name. A new workspace has none.

        `GET /v1/items`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            active: With true, only items that new lines can name; with false, only others.
            currency: Only items in this currency.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/items", {**query, "format": format}))
        return self._page(Call("GET", "/v1/items", query))

    def create(self, body: types.ItemCreate, **options: Unpack[PostOptions]) -> types.Item:
        """Create an item

        Adds an item to the price list. Lines of invoices name it by `item_id`, and take its description, unit, price and taxes where they give none of their own. A name already in use (ignoring case) returns `duplicate`.

        `POST /v1/items`
        """
        answer: types.Item = self._data(Call("POST", "/v1/items", options, body=body))
        return answer

    def get(self, item_id: str, **query: Unpack[types.GetItemQuery]) -> types.Item:
        """Get an item

        One item of the price list.

        `GET /v1/items/{id}`

        Args:
            item_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Item = self._data(Call("GET", path("/v1/items/{}", item_id), query))
        return answer

    def update(self, item_id: str, body: types.ItemUpdate, **options: Unpack[ConditionalOptions]) -> types.Item:
        """Update an item

        Changes the fields sent. Existing lines keep the text, unit, price and taxes that they were saved with; recurring invoices take the new ones from their next invoice on. The currency of an item that a recurring invoice names cannot change (`invalid_state`). A name that another item already has (ignoring case) returns `duplicate`.

        `PUT /v1/items/{id}`

        Args:
            item_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Item = self._data(Call("PUT", path("/v1/items/{}", item_id), options, body=body))
        return answer

    def delete(self, item_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete an item

        Deletes an item from the price list. Lines of invoices keep their copies. An item that a recurring invoice names returns `invalid_state`: set `active` to false instead.

        `DELETE /v1/items/{id}`

        Args:
            item_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/items/{}", item_id), options))
        return answer


class RecurringInvoicesResource(Resource):
    """Schedules that make invoices with the same lines, period by period."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListRecurringInvoicesQuery],
    ) -> Page[types.RecurringInvoice]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListRecurringInvoicesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListRecurringInvoicesQuery],
    ) -> Page[types.RecurringInvoice] | Download:
        """List recurring invoices

        The recurring invoices of the workspace, newest first by default.

        `GET /v1/recurring-invoices`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only recurring invoices of these clients, comma-separated.
            status: Only recurring invoices of these statuses, comma-separated.
            failed: With true, only those whose last invoice could not be made or sent; with false, only others.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/recurring-invoices", {**query, "format": format}))
        return self._page(Call("GET", "/v1/recurring-invoices", query))

    def create(self, body: types.RecurringInvoiceCreate, **options: Unpack[PostOptions]) -> types.RecurringInvoice:
        """Create a recurring invoice

        Creates a schedule, in the currency of the client. On each of its dates, after midnight in the workspace's time zone, one invoice is made for the period that begins on that day and ends before the next date; a first date of today counts at once. Lines that begin or end within the period are prorated by days. Exactly one invoice is made for a period, whatever happens in between. One that cannot be made, or not be sent, is tried again every day: `last_error` says why, and `recurring_invoice.failed` is emitted. Emits `recurring_invoice.created`.

        `POST /v1/recurring-invoices`
        """
        answer: types.RecurringInvoice = self._data(Call("POST", "/v1/recurring-invoices", options, body=body))
        return answer

    def get(self, recurring_invoice_id: str, **query: Unpack[types.GetRecurringInvoiceQuery]) -> types.RecurringInvoice:
        """Get a recurring invoice

        One recurring invoice. `GET /v1/invoices` with `recurring_invoice_id` lists the invoices that it has made.

        `GET /v1/recurring-invoices/{id}`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.RecurringInvoice = self._data(Call("GET", path("/v1/recurring-invoices/{}", recurring_invoice_id), query))
        return answer

    def update(
        self,
        recurring_invoice_id: str,
        body: types.RecurringInvoiceUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.RecurringInvoice:
        """Update a recurring invoice

        Changes the fields sent, from the next invoice on: invoices that were made stay as they are. After a change of `interval`, `every` or `anchor_date` the next date is the first of the new ones from today on, after the last period billed. One that has ended cannot be changed (`invalid_state`). Emits `recurring_invoice.updated`.

        `PUT /v1/recurring-invoices/{id}`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.RecurringInvoice = self._data(Call("PUT", path("/v1/recurring-invoices/{}", recurring_invoice_id), options, body=body))
        return answer

    def end(self, recurring_invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.RecurringInvoice:
        """End a recurring invoice

        Ends a recurring invoice for good: no more invoices are made. One that has ended is left unchanged. Emits `recurring_invoice.updated`.

        `POST /v1/recurring-invoices/{id}/end`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.RecurringInvoice = self._data(Call("POST", path("/v1/recurring-invoices/{}/end", recurring_invoice_id), options))
        return answer

    def pause(self, recurring_invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.RecurringInvoice:
        """Pause a recurring invoice

        Makes no more invoices until `POST /v1/recurring-invoices/{id}/resume`. Periods that begin meanwhile are never billed. A paused one is left unchanged; one that has ended returns `invalid_state`. Emits `recurring_invoice.updated`.

        `POST /v1/recurring-invoices/{id}/pause`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.RecurringInvoice = self._data(Call("POST", path("/v1/recurring-invoices/{}/pause", recurring_invoice_id), options))
        return answer

    def preview(
        self,
        recurring_invoice_id: str,
        **query: Unpack[types.PreviewRecurringInvoiceQuery],
    ) -> builtins.list[types.RecurringPreview]:
        """Preview the next invoices

        The next invoices as they would be made, with their dates, periods, lines and amounts, at the prices and taxes of today. For a paused one, as if it were resumed today; none if it has ended. What `join` adds is not among them, because it is known only on the day. Returns `invalid_state` if an invoice could not be made, and says why.

        `GET /v1/recurring-invoices/{id}/preview`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            count: Number of invoices.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: builtins.list[types.RecurringPreview] = self._data(Call("GET", path("/v1/recurring-invoices/{}/preview", recurring_invoice_id), query))
        return answer

    def resume(self, recurring_invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.RecurringInvoice:
        """Resume a recurring invoice

        Resumes a paused recurring invoice: the next date is the first from today on, after the last period billed. Its dates stay those of `anchor_date`. An active one is left unchanged; one that has ended returns `invalid_state`. Emits `recurring_invoice.updated`.

        `POST /v1/recurring-invoices/{id}/resume`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.RecurringInvoice = self._data(Call("POST", path("/v1/recurring-invoices/{}/resume", recurring_invoice_id), options))
        return answer

    def run(self, recurring_invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Invoice:
        """Make the next invoice now

        Makes the next invoice now, dated today or on its date if that is past, for its own period, and sends it if `auto_send` says so. The one after it follows on its date. Whatever would make it fail is returned as the error. Only an active recurring invoice can be run (`invalid_state`). Emits `invoice.created` and `recurring_invoice.updated`.

        `POST /v1/recurring-invoices/{id}/run`

        Args:
            recurring_invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/recurring-invoices/{}/run", recurring_invoice_id), options))
        return answer


class TaxRatesResource(Resource):
    """The taxes that lines of invoices name, with rate and category."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListTaxRatesQuery],
    ) -> Page[types.TaxRateObject]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListTaxRatesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListTaxRatesQuery],
    ) -> Page[types.TaxRateObject] | Download:
        """List tax rates

        The tax rates of the workspace, by name. Everyone in the team can read them. A new workspace has none.

        `GET /v1/tax-rates`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            search: Words that must all occur in the name, ignoring case.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/tax-rates", {**query, "format": format}))
        return self._page(Call("GET", "/v1/tax-rates", query))

    def create(self, body: types.TaxRateCreate, **options: Unpack[PostOptions]) -> types.TaxRateObject:
        """Create a tax rate

        Creates a tax rate. A name already in use (ignoring case) returns `duplicate`. A rate that does not fit its category, a reason for a category that has none, and `exempt` without any reason return `invalid_request`.

        `POST /v1/tax-rates`
        """
        answer: types.TaxRateObject = self._data(Call("POST", "/v1/tax-rates", options, body=body))
        return answer

    def get(self, tax_rate_id: str, **query: Unpack[types.GetTaxRateQuery]) -> types.TaxRateObject:
        """Get a tax rate

        One tax rate.

        `GET /v1/tax-rates/{id}`

        Args:
            tax_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.TaxRateObject = self._data(Call("GET", path("/v1/tax-rates/{}", tax_rate_id), query))
        return answer

    def update(
        self,
        tax_rate_id: str,
        body: types.TaxRateUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.TaxRateObject:
        """Update a tax rate

        Changes the fields sent. Existing lines, invoices and credit notes keep the tax that they were saved with; clients that name the tax rate get the new terms on their next invoice. A name that another tax rate already has (ignoring case) returns `duplicate`.

        `PUT /v1/tax-rates/{id}`

        Args:
            tax_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.TaxRateObject = self._data(Call("PUT", path("/v1/tax-rates/{}", tax_rate_id), options, body=body))
        return answer

    def delete(self, tax_rate_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete a tax rate

        Deletes a tax rate. Invoices and credit notes keep their copies. A tax rate that a client, an item or a recurring invoice names returns `invalid_state`.

        `DELETE /v1/tax-rates/{id}`

        Args:
            tax_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/tax-rates/{}", tax_rate_id), options))
        return answer


class ExchangeRatesResource(Resource):
    """What currencies are worth in others on a day, for figures and taxes in one currency."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListExchangeRatesQuery],
    ) -> Page[types.ExchangeRateObject]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListExchangeRatesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListExchangeRatesQuery],
    ) -> Page[types.ExchangeRateObject] | Download:
        """List exchange rates

        The exchange rates of the workspace, newest day first. Everyone in the team can read them. A new workspace has none.

        `GET /v1/exchange-rates`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            from_: Only rates from this currency.
            to: Only rates to this currency.
            date_from: First day of the range, inclusive.
            date_to: Last day of the range, inclusive; must not be before `date_from`.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/exchange-rates", {**query, "format": format}))
        return self._page(Call("GET", "/v1/exchange-rates", query))

    def create(self, body: types.ExchangeRateCreate, **options: Unpack[PostOptions]) -> types.ExchangeRateObject:
        """Create an exchange rate

        Creates an exchange rate by hand. A second rate of the same two currencies and day returns `duplicate`: update the first, or import a file, which replaces rates. Figures that were converted before are computed with the new rate from then on; sent invoices keep the rate that they were sent with.

        `POST /v1/exchange-rates`
        """
        answer: types.ExchangeRateObject = self._data(Call("POST", "/v1/exchange-rates", options, body=body))
        return answer

    def import_many(self, file: File, **options: Unpack[PostOptions]) -> types.ExchangeRateImport:
        """Import exchange rates

        Imports all exchange rates of a file, or none. The file is recognized by its content: one of the European Central Bank (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`, `eurofxref-hist.xml`, or the CSV in `eurofxref.zip` and `eurofxref-hist.zip`), whose rates are from the euro; or a CSV with the columns `from`, `to`, `date` and `rate` in any order, separated by commas, semicolons or tabs. With semicolons, a rate may have a decimal comma. A CSV of `GET /v1/exchange-rates` can be imported. A rate replaces another of the same two currencies and day, except that a file of the European Central Bank replaces only its own rates; so an import can be repeated. A file has at most 50,000 rates, counted from `since`. A rate that cannot be read returns `invalid_request`, with its line.

        `POST /v1/exchange-rates/import`

        Args:
            file: The file, with other fields of the form: `since`.
        """
        answer: types.ExchangeRateImport = self._data(Call("POST", "/v1/exchange-rates/import", options, file=file))
        return answer

    def get_of_day(self, **query: Unpack[types.GetExchangeRateOfDayQuery]) -> types.ExchangeRateLookup:
        """Look up the exchange rate of a day

        The rate by which an amount of a day is converted. A rate also serves the days after its own until the next rate of the same two currencies, but at most 7 days, so that weekends and holidays have one. The first of these that is found is taken: a rate from `from` to `to`; the inverse of a rate from `to` to `from`; a rate through the euro, by rates of both currencies against it, each direct or inverse. Other cross rates are not derived. If none is found, the request returns `not_found`.

        `GET /v1/exchange-rates/lookup`

        Args:
            from_: The currency of the amount.
            to: The currency to convert into.
            date: The day; default: today.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ExchangeRateLookup = self._data(Call("GET", "/v1/exchange-rates/lookup", query))
        return answer

    def get(self, exchange_rate_id: str, **query: Unpack[types.GetExchangeRateQuery]) -> types.ExchangeRateObject:
        """Get an exchange rate

        One exchange rate. `GET /v1/exchange-rates/lookup` finds the rate that serves a day.

        `GET /v1/exchange-rates/{id}`

        Args:
            exchange_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ExchangeRateObject = self._data(Call("GET", path("/v1/exchange-rates/{}", exchange_rate_id), query))
        return answer

    def update(
        self,
        exchange_rate_id: str,
        body: types.ExchangeRateUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.ExchangeRateObject:
        """Update an exchange rate

        Changes the fields sent. The rate is `manual` then, so that files of the European Central Bank no longer replace it. A day that has another rate of the same two currencies returns `duplicate`.

        `PUT /v1/exchange-rates/{id}`

        Args:
            exchange_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ExchangeRateObject = self._data(Call("PUT", path("/v1/exchange-rates/{}", exchange_rate_id), options, body=body))
        return answer

    def delete(self, exchange_rate_id: str, **options: Unpack[ConditionalOptions]) -> types.DeletedObject:
        """Delete an exchange rate

        Deletes an exchange rate. Sent invoices keep their copies.

        `DELETE /v1/exchange-rates/{id}`

        Args:
            exchange_rate_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/exchange-rates/{}", exchange_rate_id), options))
        return answer


class InvoicesResource(Resource):
    """Invoices to clients: created by hand or from time, approved, sent and paid."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListInvoicesQuery],
    ) -> SummedPage[types.InvoiceSummary, types.InvoiceListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListInvoicesQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListInvoicesQuery],
    ) -> SummedPage[types.InvoiceSummary, types.InvoiceListSummary] | Download:
        """List invoices

        The invoices of the workspace, latest invoice date first by default. `summary` covers everything that the filters match, not just this page, but excludes drafts and void invoices. With `format=csv`, everything that the filters match is returned as a file, including drafts and void invoices, without the summary.

        `GET /v1/invoices`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only invoices of these clients, comma-separated.
            status: Only invoices of these statuses, comma-separated.
            recurring_invoice_id: Only invoices that these recurring invoices have made, comma-separated.
            from_: Only invoices dated this day or later.
            to: Only invoices dated this day or earlier.
            due_from: Only invoices due this day or later.
            due_to: Only invoices due this day or earlier.
            overdue: Only invoices that are sent, viewed, partial or overdue with an outstanding amount and a due date before today (with false, only others).
            mail_failed: Only invoices whose last mail, or reminder, could not be delivered (`invoice.mail_failed`), until they are mailed again (with false, only others).
            search: Words that must all occur in the number or the subject, whole or as part of a word, in any order, ignoring case and accents.
            external_id: Only objects with one of these external ids.
            metadata: Only objects whose `metadata` has this text under this key, as `metadata.erp_id=90210` or `metadata[erp_id]=90210`.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by; `status` sorts by name.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/invoices", {**query, "format": format}, repeated=("external_id",)))
        return self._summed_page(Call("GET", "/v1/invoices", query, repeated=("external_id",)))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncInvoicesQuery]) -> Sync[types.InvoiceSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/invoices`
        """
        return self._changes(Call("GET", "/v1/invoices", query, repeated=("external_id",)), mark)

    def create(self, body: types.InvoiceCreate, **options: Unpack[PostOptions]) -> types.Invoice:
        """Create an invoice

        Creates a draft in the currency of the client, with or without lines. Contact and agreement must belong to the client (`invalid_request`). Lines with a
        negative rate or quantity are discounts; a negative total returns `invalid_request`. Time entries referenced by a line are marked as billed immediately.

        The number is assigned immediately, from a gapless sequence per workspace that does not restart each year. `{YYYY}`, `{YY}` and `{MM}` in the workspace's
        `invoice_number_format` are taken from `invoice_date`. A number already assigned under an earlier format is skipped. Emits `invoice.created`, and
        `project.budget_alert` for each threshold that the lines cross.

        `POST /v1/invoices`
        """
        answer: types.Invoice = self._data(Call("POST", "/v1/invoices", options, body=body))
        return answer

    def get_aging(self, **query: Unpack[types.GetInvoiceAgingQuery]) -> types.Aging:
        """Get receivables aging

        Outstanding amounts by days past the due date. Only invoices that are sent, viewed, partial or overdue are counted.

        `GET /v1/invoices/aging`

        Args:
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Aging = self._data(Call("GET", "/v1/invoices/aging", query))
        return answer

    def create_from_time(self, body: types.InvoiceFromTime, **options: Unpack[PostOptions]) -> types.Invoice:
        """Create an invoice from unbilled time

        Creates a draft from the client's unbilled work from `from` to `to`, both days inclusive. It includes time entries that are billable, unbilled, stopped
        and not excluded, and that belong to time_and_materials work without an agreement. An entry on the client alone counts as such work; for an entry on a
        project or a ticket, its `billing_type` decides. Rejected entries are never included, and if the workspace has `require_time_approval`, only approved ones
        are. On projects with `require_client_approval`, only entries that the client has approved are included (`createApproval`). With `include_expenses`,
        unbilled expenses in the currency of the invoice are included, each as a line.

        `group_by` determines the lines; within a group there is one line per rate, so the amount always equals quantity × rate. Included entries are marked as
        billed immediately and belong to exactly one line, even with concurrent requests. If there is nothing to bill, the request returns `invalid_request`. It
        also does so if the result exceeds the limit of an invoice, 2,000 lines or 256 KiB of text: use a shorter range, or a `group_by` that yields fewer lines.
        Emits the same events as `createInvoice`; no events are emitted for the time entries.

        `POST /v1/invoices/from-time`
        """
        answer: types.Invoice = self._data(Call("POST", "/v1/invoices/from-time", options, body=body))
        return answer

    def preview_from_time(self, body: types.InvoiceFromTime, **options: Unpack[PostOptions]) -> types.InvoicePreview:
        """Preview an invoice from unbilled time

        The draft that `createInvoiceFromTime` would create from the same body now: with lines, amounts and dates, but without what only an invoice has, such as
        its number and ids. The rules and errors are the same, so if there is nothing to bill, the request returns `invalid_request`.

        A preview changes and reserves nothing: the work stays unbilled, no number is taken, no event is emitted, and the preview neither blocks other requests
        nor waits for them. The invoice can therefore differ from its preview if work is billed or changed in between. There is no `Idempotency-Key`: each request
        is computed again.

        `POST /v1/invoices/from-time/preview`
        """
        answer: types.InvoicePreview = self._data(Call("POST", "/v1/invoices/from-time/preview", options, body=body))
        return answer

    def upsert(
        self,
        external_id: str,
        body: types.InvoiceUpsert,
        **options: Unpack[ConditionalOptions],
    ) -> types.Invoice:
        """Create or update an invoice by external id

        Accepts any fields of the body of `createInvoice`. If no invoice has this external id, the request creates one with it (201): the rules of `createInvoice` apply, which requires some of the fields. Otherwise, the request changes the fields sent (200): the rules, permissions and events of `updateInvoice` apply. The request is safe to repeat, also concurrently: of several equal requests, one creates the invoice, and the others leave it unchanged. An `external_id` in the body must equal the one in the path. An external id of an invoice that you are not allowed to see returns `duplicate`. With `If-Match`, nothing is created.

        `PUT /v1/invoices/external/{external_id}`

        Args:
            external_id: The `external_id` of the object, percent-encoded (`INV/7` as `INV%2F7`).
        """
        answer: types.Invoice = self._data(Call("PUT", path("/v1/invoices/external/{}", external_id), options, body=body))
        return answer

    def get(self, invoice_id: str, **query: Unpack[types.GetInvoiceQuery]) -> types.Invoice:
        """Get an invoice

        One invoice. Data embedded by `include` contains only what the key's user is allowed to see. Viewers can read it too; rates and amounts are shown only with `can_see_rates`.

        `GET /v1/invoices/{id}`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            include: Comma-separated names of related objects to embed.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.Invoice = self._data(Call("GET", path("/v1/invoices/{}", invoice_id), query))
        return answer

    def update(
        self,
        invoice_id: str,
        body: types.InvoiceUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.Invoice:
        """Update an invoice

        Changes the fields sent. On a draft, all fields can be changed; afterwards, only those that the schema of the body marks as changeable at any time. Anything
        else returns `invalid_state`, and the message says what to do instead.

        `line_items` replaces the lines: a line with `id` is kept and updated, one without `id` is added, and one not listed is removed and what it billed becomes
        unbilled. A different client must have the same currency, and the lines must not bill any work of the old client (`invalid_state`). `due_date` does not move
        when `invoice_date` changes, and must not be before it. Emits `invoice.updated`.

        `PUT /v1/invoices/{id}`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("PUT", path("/v1/invoices/{}", invoice_id), options, body=body))
        return answer

    def approve(self, invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Invoice:
        """Approve an invoice

        Approves an invoice that is `pending_approval`, so that it can be sent. An approved invoice is left unchanged; one in any other status returns `invalid_state`. Emits `invoice.updated`.

        `POST /v1/invoices/{id}/approve`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/approve", invoice_id), options))
        return answer

    def create_credit_note(
        self,
        invoice_id: str,
        body: types.CreditNoteCreate | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.CreditNote:
        """Credit an invoice

        Credits an invoice that was sent, in part or in full. Send `lines`, by quantity or by amount before tax, or an `amount` including tax; without either, everything that has not been credited yet is credited. A credit cannot exceed the invoice or one of its lines, even with concurrent requests (`invalid_request` on the field). The credit reduces `amounts.outstanding` of the invoice, and any amount paid beyond that becomes `amounts.refundable`; an invoice with nothing outstanding is `paid`. Tax is credited at the rate of the invoice, and the credited tax never exceeds the tax of the invoice. An invoice that was not sent, or is void, returns `invalid_state`. The number is gapless within the workspace. Emits `credit_note.created`, `invoice.updated`, and `invoice.paid` if nothing remains outstanding.

        `POST /v1/invoices/{id}/credit-notes`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.CreditNote = self._data(Call("POST", path("/v1/invoices/{}/credit-notes", invoice_id), options, body=body))
        return answer

    def charge_interest(self, invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Invoice:
        """Charge late interest on an invoice

        Creates a draft for the same client with one line: simple interest by the rule of the workspace (`late_interest`), for each day after the due date up to and with today on what was outstanding at the end of that day, over 365, rounded once to the currency. Days that were charged before are left out, so that no day is charged twice, and a second request on the same day returns the draft of the first. Voiding the draft makes its days chargeable again; changing or removing its line does not. The line has no tax. Interest is booked with this draft only: what reminders and statements state is for information. A workspace without a rule, an invoice that was not sent, is void or written off, one that charges interest itself, and one on which no interest has accrued return `invalid_state`. Emits `invoice.created` for the draft.

        `POST /v1/invoices/{id}/charge-interest`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/charge-interest", invoice_id), options))
        return answer

    def duplicate(self, invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Invoice:
        """Duplicate an invoice

        Creates a draft for the same client with the same lines, texts and tax rate from an invoice in any status. The draft is dated today, is due according to the current payment terms, has its own number, and does not copy links to time or expenses. Emits `invoice.created`.

        `POST /v1/invoices/{id}/duplicate`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/duplicate", invoice_id), options))
        return answer

    def add_line_item(
        self,
        invoice_id: str,
        body: types.LineItemCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.LineItem:
        """Add a line

        Adds a line at the end of a draft; any other invoice returns `invalid_state`. The amounts of the invoice are recalculated; a negative total returns `invalid_request`, and a line beyond the limit of 2,000 returns `invalid_state`. Emits `invoice.updated`.

        `POST /v1/invoices/{id}/line-items`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.LineItem = self._data(Call("POST", path("/v1/invoices/{}/line-items", invoice_id), options, body=body))
        return answer

    def update_line_item(
        self,
        invoice_id: str,
        line_id: str,
        body: types.LineItemUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.LineItem:
        """Update a line

        Changes the fields sent on a line of a draft; any other invoice returns `invalid_state`. Sending `quantity` or `rate` without `amount` recalculates the amount. The amounts of the invoice are recalculated; a negative total returns `invalid_request`. Emits `invoice.updated`.

        `PUT /v1/invoices/{id}/line-items/{line_id}`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            line_id: Identifier of the line.
        """
        answer: types.LineItem = self._data(Call("PUT", path("/v1/invoices/{}/line-items/{}", invoice_id, line_id), options, body=body))
        return answer

    def delete_line_item(
        self,
        invoice_id: str,
        line_id: str,
        **options: Unpack[ConditionalOptions],
    ) -> types.DeletedObject:
        """Remove a line

        Removes a line from a draft; any other invoice returns `invalid_state`. The time entries and expenses on the line become unbilled. Emits `invoice.updated`.

        `DELETE /v1/invoices/{id}/line-items/{line_id}`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            line_id: Identifier of the line.
        """
        answer: types.DeletedObject = self._data(Call("DELETE", path("/v1/invoices/{}/line-items/{}", invoice_id, line_id), options))
        return answer

    def mark_uncollectible(
        self,
        invoice_id: str,
        body: types.InvoiceReason | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Invoice:
        """Write an invoice off

        Writes off an invoice that is sent, viewed, partial or overdue: it no longer counts as outstanding or in the aging. An uncollectible invoice is left unchanged; one in any other status returns `invalid_state`. An uncollectible invoice still accepts payments and can be voided, and keeps its status when paid. Emits `invoice.updated` with the reason in its context.

        `POST /v1/invoices/{id}/mark-uncollectible`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/mark-uncollectible", invoice_id), options, body=body))
        return answer

    def get_payment_methods(
        self,
        invoice_id: str,
        **query: Unpack[types.GetInvoicePaymentMethodsQuery],
    ) -> types.InvoicePaymentMethods:
        """List the ways to pay an invoice

        The ways in which the client can now pay the outstanding amount of an invoice. The list is empty before the invoice is sent, and once nothing is left to pay. `bank_transfer` gives the account and instructions that the invoice shows, if the seller had set any when it was sent; record the money you receive with `recordInvoicePayment`. The others have a `url`, and are left out while a payment of the invoice is on its way. `stripe`, while it is connected, is an address that leads to a page of Stripe. `test`, on the test side only, is a page on which you choose the outcome of a payment: success, decline, arrival three days later by the test clock, a payment reported twice, or 10 too much. A payment that a method reports is recorded once for each reference of its provider, and is never refused for its amount: anything above the outstanding amount becomes `amounts.refundable`. Its date is the day on which the money arrived.

        `GET /v1/invoices/{id}/payment-methods`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.InvoicePaymentMethods = self._data(Call("GET", path("/v1/invoices/{}/payment-methods", invoice_id), query))
        return answer

    def get_trace(self, invoice_id: str, **query: Unpack[types.GetInvoiceTraceQuery]) -> types.InvoiceTrace:
        """Get the trace of an invoice

        Explains each cent of an invoice. For each line, the trace has quantity × rate before and after rounding, and the time entries, expenses and milestone that the line bills. It says where the rate of each time entry came from. It also has the tax before and after rounding, payments and credit notes, and the remaining amount. The amounts are added up again from these parts, not read from the invoice, and have the same result.

        `GET /v1/invoices/{id}/trace`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.InvoiceTrace = self._data(Call("GET", path("/v1/invoices/{}/trace", invoice_id), query))
        return answer

    @overload
    def list_payments(
        self,
        invoice_id: str,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListInvoicePaymentsQuery],
    ) -> Page[types.Payment]: ...
    @overload
    def list_payments(
        self,
        invoice_id: str,
        *,
        format: Literal["csv"],
        **query: Unpack[types.ListInvoicePaymentsQuery],
    ) -> Download: ...
    def list_payments(
        self,
        invoice_id: str,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListInvoicePaymentsQuery],
    ) -> Page[types.Payment] | Download:
        """List the payments of an invoice

        The payments and refunds of one invoice, oldest first by default.

        `GET /v1/invoices/{id}/payments`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            sort: Field to sort by.
            order: Direction of `sort`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/invoices/{}/payments", invoice_id), {**query, "format": format}))
        return self._page(Call("GET", path("/v1/invoices/{}/payments", invoice_id), query))

    def record_payment(
        self,
        invoice_id: str,
        body: types.PaymentCreate,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.InvoiceSettlement:
        """Record a payment

        Records a payment received on an invoice that was sent, uncollectible ones included; a void invoice, or one not yet sent, returns `invalid_state`. An amount above the outstanding amount returns `invalid_request` on `amount`, even with concurrent payments. A payment that leaves nothing outstanding sets `paid_date` to its date. Emits `invoice.paid` if nothing remains outstanding, otherwise `invoice.partial_payment`, with the payment in its context.

        `POST /v1/invoices/{id}/payments`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.InvoiceSettlement = self._data(Call("POST", path("/v1/invoices/{}/payments", invoice_id), options, body=body))
        return answer

    def refund_payment(
        self,
        invoice_id: str,
        payment_id: str,
        body: types.PaymentRefund | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.InvoiceSettlement:
        """Refund a payment

        Refunds a payment in full or in part, dated today. The refund is a separate payment with a negative amount; the status of the invoice follows the resulting outstanding amount. An amount above the unrefunded part of the payment returns `invalid_request`; a fully refunded payment, or a refund, returns `invalid_state`. Once everything is refunded, the invoice can be voided. A payment by Stripe goes back by Stripe while that is connected: the refund is `pending` until Stripe has made it, and one that fails is undone by a payment on the invoice. Emits `invoice.updated` with the refund in its context.

        `POST /v1/invoices/{id}/payments/{payment_id}/refund`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            payment_id: Identifier of the payment.
        """
        answer: types.InvoiceSettlement = self._data(Call("POST", path("/v1/invoices/{}/payments/{}/refund", invoice_id, payment_id), options, body=body))
        return answer

    def apply_credit(
        self,
        invoice_id: str,
        body: types.CreditApply | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.CreditApplied:
        """Apply credit to an invoice

        Allocates credit of the client in the currency of the invoice to it, that of the oldest payment first, dated today. An amount above what is outstanding, or above the credit, returns `invalid_request` on `amount`; an invoice that cannot be paid or on which nothing is outstanding, and a client without credit in its currency, return `invalid_state`. With the setting `apply_credit: automatically`, sending an invoice does the same. Emits `invoice.paid` or `invoice.partial_payment`, and `payment.updated` for each payment.

        `POST /v1/invoices/{id}/apply-credit`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.CreditApplied = self._data(Call("POST", path("/v1/invoices/{}/apply-credit", invoice_id), options, body=body))
        return answer

    def get_pdf(self, invoice_id: str, **options: Unpack[RequestOptions]) -> Download:
        """Get the PDF of an invoice

        The invoice as a PDF, in any status, with amounts formatted for the client's country. A void invoice is stamped as void; internal notes are never printed. Because it shows rates, it also requires `can_see_rates`. Rendering is shared fairly between workspaces, and small documents do not wait for large ones. With 20 requests of the workspace already waiting, the request returns `rate_limit_exceeded`; with very many waiting overall, `unavailable`; both with `Retry-After`. An invoice that cannot be rendered within 30 seconds and 1 GiB of memory returns `invalid_state`.

        `GET /v1/invoices/{id}/pdf`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        return self._file(Call("GET", path("/v1/invoices/{}/pdf", invoice_id), options))

    @overload
    def get_electronic(
        self,
        invoice_id: str,
        *,
        format: Literal["json"] = "json",
        **options: Unpack[RequestOptions],
    ) -> Download: ...
    @overload
    def get_electronic(
        self,
        invoice_id: str,
        *,
        format: Literal["zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"],
        **options: Unpack[RequestOptions],
    ) -> Download: ...
    def get_electronic(
        self,
        invoice_id: str,
        *,
        format: Literal["json", "zugferd", "factur_x", "xrechnung_cii", "xrechnung_ubl", "peppol_bis"] = "json",
        **options: Unpack[RequestOptions],
    ) -> Download | Download:
        """Get the electronic form of a invoice

        The invoice in an electronic form of EN 16931: as XML (`xrechnung_cii`, `xrechnung_ubl`, `peppol_bis`), or as a PDF/A-3 that contains the XML (`zugferd`, `factur_x`). In the form in which it was issued, it is the file that was kept, byte for byte; other forms are made from the invoice as it was sent, and an invoice that was not sent as it is now. Payments and credit notes are never part of it. An invoice that lacks what the form wants returns `invalid_state`, with each missing detail under `details`: the field that mends it, and the rule that wants it. Amounts with three decimals and lines with several taxes cannot be expressed.

        `GET /v1/invoices/{id}/e-invoice`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        if format != "json":
            return self._file(Call("GET", path("/v1/invoices/{}/e-invoice", invoice_id), {**options, "format": format}))
        return self._file(Call("GET", path("/v1/invoices/{}/e-invoice", invoice_id), options))

    def reject_approval(
        self,
        invoice_id: str,
        body: types.InvoiceReason | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Invoice:
        """Send an invoice back to draft

        Returns an invoice that is `pending_approval` or `approved` to draft and withdraws its approval. A draft is left unchanged; an invoice in any other status returns `invalid_state`. Emits `invoice.updated` with the reason in its context.

        `POST /v1/invoices/{id}/reject-approval`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/reject-approval", invoice_id), options, body=body))
        return answer

    def remind(
        self,
        invoice_id: str,
        body: types.InvoiceRemind | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.InvoiceReminded:
        """Send a reminder for an overdue invoice

        Mails a reminder with the PDF to the given addresses, or by default to the recipients that `sendInvoice` would use. The invoice must have an outstanding amount past its due date, whether or not the daily job has already marked it overdue; any other invoice returns `invalid_state`. The level `before_due` is for invoices that are not overdue yet. A level that was mailed before returns `invalid_state`. If the workspace has `late_interest`, the mail states the interest that was not charged yet. Emits `invoice.updated`, with the `reminder` in its context.

        `POST /v1/invoices/{id}/remind`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.InvoiceReminded = self._data(Call("POST", path("/v1/invoices/{}/remind", invoice_id), options, body=body))
        return answer

    def preview_reminder(
        self,
        invoice_id: str,
        body: types.InvoiceRemind | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.MailPreview:
        """Preview the reminder of an overdue invoice

        The mail that `remindInvoice` would send for the same body now. The rules and errors are the same, but nothing is sent or changed. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/invoices/{id}/remind/preview`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.MailPreview = self._data(Call("POST", path("/v1/invoices/{}/remind/preview", invoice_id), options, body=body))
        return answer

    def send(
        self,
        invoice_id: str,
        body: types.InvoiceSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.InvoiceSent:
        """Send an invoice

        Mails the invoice with a link to its hosted page, or to the portal if the only recipient is a contact who sees invoices there. A draft or approved invoice becomes `sent`, even if its due date has passed (the daily job then makes it overdue); with a total of 0, it becomes `paid` immediately. If the workspace has `require_invoice_approval`, a draft returns `invalid_state`: submit it and have it approved first. Without `to`, it is mailed to the contact of the invoice, or else to the billing contact, the primary contact or the address of the client, in this order. If there is no address, the request returns `invalid_request` on `to`. If the client gets electronic invoices, it is issued in that form, and an invoice that lacks what the form wants returns `invalid_state`, with each missing detail under `details`. Sending again mails again and changes nothing else. A void, uncollectible or pending invoice returns `invalid_state`. Emits `invoice.sent` the first time, and `invoice.paid` with a total of 0.

        `POST /v1/invoices/{id}/send`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.InvoiceSent = self._data(Call("POST", path("/v1/invoices/{}/send", invoice_id), options, body=body))
        return answer

    def preview_mail(
        self,
        invoice_id: str,
        body: types.InvoiceSend | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.MailPreview:
        """Preview the mail of an invoice

        The mail that `sendInvoice` would send for the same body now. The rules and errors are the same, but nothing is sent or changed. A draft or approved invoice has no hosted page yet: in its preview, the link ends in `…` instead of a token. There is no `Idempotency-Key`: each request is computed again.

        `POST /v1/invoices/{id}/send/preview`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.MailPreview = self._data(Call("POST", path("/v1/invoices/{}/send/preview", invoice_id), options, body=body))
        return answer

    def submit(self, invoice_id: str, **options: Unpack[ConditionalPostOptions]) -> types.Invoice:
        """Submit an invoice for approval

        Submits a draft for approval: it becomes `pending_approval` and its amounts can no longer change. A submitted invoice is left unchanged; one in any other status returns `invalid_state`. Emits `invoice.updated`.

        `POST /v1/invoices/{id}/submit`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/submit", invoice_id), options))
        return answer

    def void(
        self,
        invoice_id: str,
        body: types.InvoiceReason | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.Invoice:
        """Void an invoice

        Voids an invoice permanently, from any status, and releases the time entries and expenses on its lines so that they can be billed again. If it bills a period of an agreement, the period then has no invoice: closing the period again with `generate_invoice` generates another one. An invoice with payments that are not refunded, or with credit notes, returns `invalid_state`: refund them first. A void invoice is left unchanged. Its number is not reused. Emits `invoice.voided` with the reason in its context.

        `POST /v1/invoices/{id}/void`

        Args:
            invoice_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.Invoice = self._data(Call("POST", path("/v1/invoices/{}/void", invoice_id), options, body=body))
        return answer


class PaymentsResource(Resource):
    """Payments received from clients, their allocations to invoices, credit and refunds."""

    @overload
    def list(
        self,
        *,
        format: Literal["json"] = "json",
        **query: Unpack[types.ListPaymentsQuery],
    ) -> SummedPage[types.PaymentSummary, types.PaymentListSummary]: ...
    @overload
    def list(self, *, format: Literal["csv"], **query: Unpack[types.ListPaymentsQuery]) -> Download: ...
    def list(
        self,
        *,
        format: Literal["json", "csv"] = "json",
        **query: Unpack[types.ListPaymentsQuery],
    ) -> SummedPage[types.PaymentSummary, types.PaymentListSummary] | Download:
        """List payments

        All payments and refunds, each with its client, and with the invoice if it was recorded on one, latest first by default. `summary` covers everything that the filters match. With `format=csv`, everything that the filters match is returned as a file, without the summary.

        `GET /v1/payments`

        Args:
            page: Page number, starting at 1.
            cursor: The `pagination.next_cursor` of a page, to get the objects that follow that page.
            per_page: Number of objects per page, 1 to 100.
            client_id: Only payments of these clients, comma-separated.
            invoice_id: Only payments that were recorded on these invoices or pay them, and their refunds, comma-separated.
            type: Only payments, or only refunds.
            method: Only payments made by these methods, comma-separated.
            dispute_status: Only payments whose latest dispute is in one of these states, comma-separated: with `needs_response`, somebody has to respond at the provider until `dispute.due_by`.
            refund_failed: Only refunds that their provider could not make, and whose money was not given back by other means since (with false, only others).
            from_: Only payments dated this day or later.
            to: Only payments dated this day or earlier.
            updated_since: Only objects created or updated at or after this instant.
            sort: Field to sort by.
            order: Direction of `sort`.
            in_: ISO 4217 code of a currency, in which all figures are returned once more, as `converted`: each amount at the exchange rate of its day (`GET /v1/exchange-rates/lookup`), added up over all currencies, and then rounded once.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
            for_: With `format=csv`: `spreadsheet` makes a file for people, who open it in a spreadsheet.
        """
        if format != "json":
            return self._file(Call("GET", "/v1/payments", {**query, "format": format}))
        return self._summed_page(Call("GET", "/v1/payments", query))

    def sync(self, mark: str | None = None, **query: Unpack[types.SyncPaymentsQuery]) -> Sync[types.PaymentSummary]:
        """Everything that changed since `mark`, in the order of the changes; without a mark, everything there is.

        Keep the `mark` of the result for the next time. It is valid for 30 days, and only with the same filters. A change that is
        committed later than others that began after it is not missed. Deleted objects do not come: `events` reports them.

        `GET /v1/payments`
        """
        return self._changes(Call("GET", "/v1/payments", query), mark)

    def create(self, body: types.ClientPaymentCreate, **options: Unpack[PostOptions]) -> types.ClientPayment:
        """Record a payment of a client

        Records money received from a client, and allocates it to invoices as asked: of the same client, in the same currency, sent and not void, each at most once. What is not allocated is the client's credit, which can be allocated later (`PUT /v1/payments/{id}/allocations`), applied to an invoice (`POST /v1/invoices/{id}/apply-credit`) or given back (`POST /v1/payments/{id}/refund`). An amount above what is outstanding on an invoice returns `invalid_request` on `allocations.0.amount`, even with concurrent payments; nothing is recorded then. Emits `payment.created`, and for each invoice `invoice.paid` or `invoice.partial_payment`.

        `POST /v1/payments`
        """
        answer: types.ClientPayment = self._data(Call("POST", "/v1/payments", options, body=body))
        return answer

    def get(self, payment_id: str, **query: Unpack[types.GetPaymentQuery]) -> types.ClientPayment:
        """Get a payment

        One payment or refund, with the invoices to which it is allocated.

        `GET /v1/payments/{id}`

        Args:
            payment_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
            fields: Comma-separated names of the fields to return, with dots for nested fields (`id,dates.due_date`).
        """
        answer: types.ClientPayment = self._data(Call("GET", path("/v1/payments/{}", payment_id), query))
        return answer

    def update_allocations(
        self,
        payment_id: str,
        body: types.PaymentAllocationsUpdate,
        **options: Unpack[ConditionalOptions],
    ) -> types.ClientPayment:
        """Allocate a payment to invoices

        Replaces all allocations of a payment; those sent that are present already stay as they are, so repeating a request changes nothing. The rules are those of `POST /v1/payments`. An invoice from which money is taken has it outstanding again. What is changed counts from today in reports by the day on which invoices were paid; reports on the past stay as they were. A refund returns `invalid_state`. Emits `payment.updated`, and for each invoice that changes `invoice.paid`, `invoice.partial_payment` or `invoice.updated`.

        `PUT /v1/payments/{id}/allocations`

        Args:
            payment_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ClientPayment = self._data(Call("PUT", path("/v1/payments/{}/allocations", payment_id), options, body=body))
        return answer

    def refund(
        self,
        payment_id: str,
        body: types.CreditRefund | None = None,
        **options: Unpack[ConditionalPostOptions],
    ) -> types.ClientPayment:
        """Refund the credit of a payment

        Gives back what of a payment is not allocated, in full or in part, dated today. The refund is a separate payment with a negative amount. An amount above `unallocated_amount` returns `invalid_request`; a payment that is allocated or refunded in full, or a refund, returns `invalid_state`: take it off its invoices first. A payment by Stripe goes back by Stripe while that is connected: the refund is `pending` until Stripe has made it, and one that fails is undone by a payment. Emits `payment.refunded` with the refund as `context.refund`.

        `POST /v1/payments/{id}/refund`

        Args:
            payment_id: Identifier of the object. An id that is unknown, or belongs to another workspace or mode, returns `not_found`.
        """
        answer: types.ClientPayment = self._data(Call("POST", path("/v1/payments/{}/refund", payment_id), options, body=body))
        return answer


class Resources:
    """All operations of the service, by resource."""

    def __init__(self, transport: Transport) -> None:
        self.api_keys = ApiKeysResource(transport)
        """API keys for the live and test sides of the workspace."""
        self.cli_logins = CliLoginsResource(transport)
        self.portal = PortalResource(transport)
        """The contact of a client who is signed in to the client portal. API keys do not work in the portal."""
        self.test_mails = TestMailsResource(transport)
        self.users = UsersResource(transport)
        """The users of the workspace."""
        self.sessions = SessionsResource(transport)
        """Where the user is signed in, and their password."""
        self.saved_views = SavedViewsResource(transport)
        """Filters, order and columns of screens that users save under a name, and can share with colleagues."""
        self.search = SearchResource(transport)
        """One search over everything that the user of the key is allowed to see."""
        self.workspace = WorkspaceResource(transport)
        """The settings of the workspace, and its logo."""
        self.notifications = NotificationsResource(transport)
        """The inbox of each user: what concerns them, in the app and by mail."""
        self.approvals = ApprovalsResource(transport)
        """Milestones and hours that clients are asked to approve in the portal."""
        self.credit_notes = CreditNotesResource(transport)
        """Credits on invoices that were sent, in part or in full."""
        self.events = EventsResource(transport)
        """What happened, and who did it. Events are kept for 30 days."""
        self.mail_templates = MailTemplatesResource(transport)
        """Subject and text of the mails that the workspace sends to its clients."""
        self.mails = MailsResource(transport)
        """The mails that the service sends, and what became of each."""
        self.audit_log = AuditLogResource(transport)
        """Who did what in the workspace, in the last two years."""
        self.request_log = RequestLogResource(transport)
        """The requests that were made with the API keys of the workspace in the last 7 days."""
        self.webhooks = WebhooksResource(transport)
        """Your URLs that receive events as they happen, each as an HTTP POST with the event as JSON."""
        self.test_clock = TestClockResource(transport)
        self.test_data = TestDataResource(transport)
        self.clients = ClientsResource(transport)
        """The firms you work for."""
        self.contacts = ContactsResource(transport)
        """The people at your clients, and their access to the client portal."""
        self.rate_cards = RateCardsResource(transport)
        """Named sets of hourly rates."""
        self.project_types = ProjectTypesResource(transport)
        """The project types of the workspace."""
        self.projects = ProjectsResource(transport)
        """Work for a client, with its budget and budget use."""
        self.tags = TagsResource(transport)
        """Labels that group clients, projects, tickets and contacts."""
        self.ticket_priorities = TicketPrioritiesResource(transport)
        """The ticket priorities of the workspace, with their SLA targets."""
        self.ticket_statuses = TicketStatusesResource(transport)
        """The ticket statuses of the workspace."""
        self.canned_replies = CannedRepliesResource(transport)
        """Texts for replies to tickets, with placeholders for the values of a ticket."""
        self.tickets = TicketsResource(transport)
        """Tasks, issues and requests of clients, from opening to closing."""
        self.time_entries = TimeEntriesResource(transport)
        """Work logged by hand, in bulk or by timer, and its totals."""
        self.timers = TimersResource(transport)
        self.expenses = ExpensesResource(transport)
        """Expenses with their receipts and approval, and their billing to clients."""
        self.agreements = AgreementsResource(transport)
        """Retainers: their periods, included and rolled-over hours, and drawdown."""
        self.agreement_types = AgreementTypesResource(transport)
        """The agreement types of the workspace."""
        self.reports = ReportsResource(transport)
        """Reports on time, utilization, profitability, revenue, receivables and forecast."""
        self.bank_imports = BankImportsResource(transport)
        """Bank statements: imported files, and their lines, which are booked as payments."""
        self.items = ItemsResource(transport)
        """The price list: products and services that lines of invoices name."""
        self.recurring_invoices = RecurringInvoicesResource(transport)
        """Schedules that make invoices with the same lines, period by period."""
        self.tax_rates = TaxRatesResource(transport)
        """The taxes that lines of invoices name, with rate and category."""
        self.exchange_rates = ExchangeRatesResource(transport)
        """What currencies are worth in others on a day, for figures and taxes in one currency."""
        self.invoices = InvoicesResource(transport)
        """Invoices to clients: created by hand or from time, approved, sent and paid."""
        self.payments = PaymentsResource(transport)
        """Payments received from clients, their allocations to invoices, credit and refunds."""
