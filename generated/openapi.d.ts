export interface paths {
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The keys that are not revoked, newest first: all of them for owners and admins, their own for others. A test key sees the keys of the test side, a live key those of both sides. The keys themselves are not shown.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key and returns it this once: only its SHA-256 is kept. It has the rights of its user, or with `scope: read_only` those of them that only read.
         *
         *     Everyone makes keys for themselves; owners and admins also for others by `user_id`, but only an owner for an owner. The user must be active
         *     (`invalid_state`). A test key makes test keys only, a live key keys of both sides (`forbidden` otherwise).
         *
         *     The two sides have users of their own, matched by e-mail address. A key made for a person on the side where they are missing makes their twin
         *     there: active, with the same role, permissions and profile, which emits `user.created` on that side. `expires_at` must lie ahead by that side's clock.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Stops the key at once and for good; a key may revoke itself. Owners and admins revoke any key, others their own. A test key revokes keys of the test side only (those of the live side are `not_found` to it), a live key those of both.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List captured mails
         * @description The mails that the test side would have sent, newest first. What was queued by earlier requests is always among them. They hold links that sign people in, so owners and admins alone read them. Test keys only: a live key is `forbidden`. Resetting the test side forgets them.
         */
        get: operations["listTestMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description The people of the workspace, newest first unless `sort` says otherwise. Only active ones unless `status` says otherwise.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update users in bulk
         * @description Makes the same change to 1 to 100 users, all or none, each under the rules of updating one. An error names the user (`ids.3`) or the field (`updates.timezone`); an id that is unknown or given twice is `invalid_request`. Emits for each user what updating one does.
         */
        put: operations["updateUsers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description Adds a person as `invited` and mails them a link to a page where they set their name and password. The link works once, for 7 days by the workspace's
         *     clock. Accepting makes them `active` and emits `user.created`; inviting emits nothing. Until then they have no keys, and no time is logged for them.
         *
         *     Owners give any role, admins any but owner. Whoever else has `can_manage_team` gives member, viewer and contractor only; more is `forbidden`. An
         *     e-mail address that a user of any status has, in any case, is `duplicate`: reactivate a deactivated one, and send an invited one the
         *     invitation again.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the user of the key
         * @description The user whose rights the key has.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user. What `include` embeds holds only what the key's user may see.
         */
        get: operations["getUser"];
        /**
         * Update a user
         * @description Changes the fields sent. Owners and admins change all of them, of anyone; whoever else has `can_manage_team` (managers, unless it is taken from
         *     them) those of members, viewers and contractors. Of themselves every user but a viewer changes `name`, `avatar_url`, `title`, `phone` and
         *     `timezone`. Everything else is `forbidden`.
         *
         *     `role` is changed by owners and admins only, and only an owner makes owners or takes the role from one; the last active owner stays
         *     (`invalid_state`). Permissions that were set for the user stay with them, the others follow the new role.
         *
         *     Capacity and rates may be sent grouped or flat; sent both ways with different values they are `invalid_request`. The e-mail address tells a
         *     person apart and cannot be changed; permissions have an operation of their own.
         *
         *     Emits `user.role_changed` when the role changes, and `user.updated` when anything else does.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a user
         * @description Shuts a user out at once and keeps their history: their keys are refused while they are deactivated, their sessions end, links mailed to them stop
         *     working, and a running timer of theirs is stopped as by stopping it. A user of the same person on the other side of the workspace is not touched.
         *
         *     Owners are deactivated by owners only, admins and managers by owners and admins, the others by whoever has `can_manage_team`; one may deactivate
         *     oneself. The last active owner stays (`invalid_state`). Who is deactivated already stays as they are.
         *
         *     Emits `user.deactivated`, and `time_entry.timer_stopped` for a timer that was stopped.
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user's permissions
         * @description Gives the permissions sent as true, takes those sent as false, and lets those sent as null follow the role again. What equals the default of the role follows the role as well; the rest stays with the user when the role changes. Owners and admins always have every permission: of them it is `invalid_state`. It is for owners and admins. Emits `user.updated` when something changes.
         */
        put: operations["updateUserPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a user
         * @description Lets a deactivated user back: `active`, or `invited` if they had never accepted. Their keys work again; sessions have to be begun anew, and someone
         *     who is `invited` again needs a new link: send the invitation again. It is for those who may deactivate the user. Who is not deactivated
         *     stays as they are.
         *
         *     Emits `user.reactivated`.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/resend-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails an invited user a new link, for 7 days from now by the workspace's clock, whether or not the invitation has expired. The link before it stops working. A user who is not `invited` is `invalid_state`. It is for those who may invite the user's role. Emits `user.updated`.
         */
        post: operations["resendUserInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/time-summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Add up a user's time
         * @description The hours of a user in a range of days, by project, and how they compare with the user's target. The range is `period`, or the days from `from` to `to`: then both are given, and `period` is `custom` or left out. Without any it is this month. The time of users whom the key's user may not see, such as those of other departments than a manager's, is `forbidden`.
         */
        get: operations["getUserTimeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the workspace
         * @description The side of the workspace that the key belongs to, with its settings.
         */
        get: operations["getWorkspace"];
        /**
         * Change settings
         * @description Changes the settings sent, for this side only: a test key changes the test side. What exists stays as it is: clients keep their currency, invoices their number, due date and tax, time entries their hours and rate. From then on days are counted in the new time zone. A currency must be of ISO 4217 and a time zone of IANA; `sla_business_hours` must have spans that end after they begin and follow one another.
         */
        put: operations["updateWorkspace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workspace/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logo
         * @description The file itself. Without a logo the answer is `not_found`.
         */
        get: operations["getWorkspaceLogo"];
        put?: never;
        /**
         * Set the logo
         * @description Takes the logo that heads invoices, in place of the one before: a PNG, JPEG or GIF image of 1 MiB at most. What it is is told by its content, not by its name; anything else is `unsupported_media_type`, a larger one `payload_too_large`.
         */
        post: operations["uploadWorkspaceLogo"];
        /**
         * Remove the logo
         * @description Takes the logo away; invoices are headed by the workspace's name alone. Without a logo the answer is `not_found`.
         */
        delete: operations["deleteWorkspaceLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description What happened in the workspace in the last 30 days, newest first: the same events that webhooks get, each with its actor, which makes the list an
         *     audit trail. Owners and admins only, for events show their objects whole.
         *
         *     For incremental sync ask with `after`, the id of the last event you have: everything later follows, oldest first. Events that are being
         *     written at that moment are waited for, so none is skipped. An `after` that is unknown, or older than 30 days, is `invalid_request`: read everything anew.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description One event of the last 30 days, with its actor. Owners and admins only.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The webhooks of the workspace, newest first. Secrets are not shown.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Tells a URL of events of the given types, from the next one on. The `secret` that signs them is returned this once.
         *
         *     The URL must be https; http is taken on the test side only. It must hold no user name or password. Private, loopback and link-local addresses
         *     are refused when a delivery connects, not here; redirects are not followed.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description One webhook, without its secret.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description Changes the fields sent. Other `events` count from the next event on.
         *
         *     `status: active` sets a failed webhook going again: events whose attempts were not used up when it failed are sent right away; what happened while it
         *     was failed is not, unless a recovery asks for it. `status: failed` stops a webhook in the same way.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description The webhook gets nothing more, not even what waits to be sent, and its deliveries are gone. An attempt under way is not called back.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description The attempts made in the last 30 days, newest first; several for an event that was tried again. An event not tried yet has none.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{delivery_id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Sends the event of a delivery again right away, delivered or not, with the same event id. It counts as the next attempt: when it fails and fewer than 7 were made, the others follow as usual. Answers the delivery given, with the time of the new attempt as `next_retry_at`; the attempt itself appears in the list once it is made. A failed webhook is `invalid_state`: set it to `active` first.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what a webhook has missed
         * @description Queues every event since `since` (30 days back at most, and not before the webhook was made) of the types it gets that was never delivered to it: those that happened while it was failed and those whose attempts were used up. Each is tried anew, up to 7 times. A failed webhook is `invalid_state`: set it to `active` first.
         */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Makes a new secret and returns it this once. With `grace_hours` the old one signs too until they are over: deliveries then carry two `v1=`, the new secret's first, and a receiver accepts either. A rotation within the grace of another ends the oldest secret at once.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event with made-up data at once, signed like any other, and answers how the delivery went: 200 also when it failed, `status` tells. The type is `event_type`, else the first of the webhook's `events`. It works on a failed webhook too, is tried once only, changes no status, and is not in the list of events.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the test clock
         * @description What time it is on the test side. A live key is `forbidden`.
         */
        get: operations["getTestClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the test clock
         * @description Moves the clock of the test side to `to` and leaves it standing there. Before it answers, everything that falls due on the way happens in the order of time, each at the
         *     time it falls due: daily jobs at midnight in the workspace's time zone, repeated webhook deliveries, and the mails they cause.
         *
         *     `to` must not be before the clock's `now`, and at most two years after it: advance again to go further. Dates, due dates, event and record times, retries and expiries
         *     go by this clock; signatures, rate limits and sessions by real time. One advance runs at a time, another is `invalid_state` meanwhile. A live key is `forbidden`.
         */
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test-data/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wipe the test side
         * @description Deletes everything on the test side for good, events, webhooks, mails and number sequences included, and returns it to real time with the lists that a new workspace starts with. The workspace's settings and logo, its users, their API keys, sessions and invitations stay, so the calling key goes on working. `invalid_state` while the clock is being advanced. A live key is `forbidden`.
         */
        post: operations["resetTestData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description The clients of the workspace, newest first unless `sort` says otherwise.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * @description Makes a client. A client of the same name or the same e-mail address (in any case) is `duplicate`. Emits `client.created`.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a client
         * @description One client, with its health score.
         */
        get: operations["getClient"];
        /**
         * Update a client
         * @description Changes the fields sent. The currency cannot change once the client has time entries, invoices or projects with a rate card (`invalid_state`), and the client's own rate card must be in it. Emits `client.updated`.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Takes everything of the client along: contacts with their access to the portal, projects, time entries and draft invoices. Something billed or an invoice that is no draft forbids it (`invalid_state`): set `status` to `inactive` instead. Emits `client.deleted` and an event for each thing deleted with it.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/clients/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the tags of a client
         * @description Lets the client carry exactly the tags named by their slugs. Emits `client.updated` where this changes anything.
         */
        put: operations["updateClientTags"];
        /**
         * Add tags to a client
         * @description Adds the tags named by their slugs; one that the client carries already stays. More than 100 on one client are `invalid_request`. Emits `client.updated` where this changes anything.
         */
        post: operations["addClientTags"];
        /**
         * Remove tags from a client
         * @description Takes the tags named by their slugs off the client; one that it does not carry is passed over. Emits `client.updated` where this changes anything.
         */
        delete: operations["removeClientTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description The contacts of the workspace, newest first unless `sort` says otherwise. Contractors see those of the clients of their tickets only.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Makes a contact at a client.
         *
         *     **Primary**: a client has one primary contact at most. A new one takes over, and the one before is a plain contact from then on.
         *
         *     **Portal**: `portal_access` other than `none` gives access without an invitation; the contact then needs an `email`, else it is `invalid_request`. To
         *     set a password they need a mail: see `enableContactPortal` and `resetContactPortalPassword`.
         *
         *     Contacts may share an e-mail address: `listContactDuplicates` finds those that do.
         *
         *     Emits `contact.created`, `contact.portal_enabled` where the contact has access, and `contact.updated` for the primary contact of before.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update contacts in bulk
         * @description Makes the same change to 1 to 100 contacts, all or none, one after the other under the rules of updating one; so of several made primary at one client the last one stays it. An error names the contact (`ids.3`, `ids.3.email`); an id that is unknown or given twice is `invalid_request`. Emits for each contact what updating one does.
         */
        put: operations["updateContacts"];
        /**
         * Create contacts in bulk
         * @description Makes 1 to 100 contacts, all or none, each under the rules of making one. An error names the contact: `contacts.3.email`. Of several primary contacts of one client the last one is it. Emits what making each would.
         */
        post: operations["createContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts that may be one person
         * @description Groups of contacts that have something in common, likeliest first. They are suggestions: nothing is merged by itself.
         *
         *     | `match_reason` | what is equal | `confidence` |
         *     |---|---|---|
         *     | `email` | the address in any case, at any client | 0.9 to 1, the more alike the names |
         *     | `phone` | the digits of a telephone or mobile number, five or more, at any client | 0.5 to 0.9, the more alike the names |
         *     | `name` | the name at the same client, but for a fifth of its letters; case, accents, punctuation and the order of its parts do not count | 0.72 to 0.9 |
         *
         *     A group that lies within a likelier one is left out. At most 100 groups are answered, of 20 contacts each at most; with more equal addresses or
         *     numbers than 200 the first 200 are looked at, and names are compared among the newest 1,000 contacts of each client and the newest 10,000 in all. Merge
         *     what belongs together and ask again.
         */
        get: operations["listContactDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a contact
         * @description One contact. `include` embeds its client, its tickets, and `activity`: what happened to the contact itself and who did it, which every reader of the contact may see.
         */
        get: operations["getContact"];
        /**
         * Update a contact
         * @description Changes the fields sent, under the rules of creation.
         *
         *     **Primary**: true takes over from the client's primary contact; false leaves the client without one.
         *
         *     **Portal**: `portal_access` other than `none` gives access without an invitation or changes its level; `none` takes it as `disableContactPortal` does.
         *     The `email` of a contact with access can be changed but not cleared (`invalid_request`); a change makes links that were mailed to the contact stop working.
         *
         *     **Client**: a contact moves to another client only while no invoice, project or ticket names it (`invalid_state`). A primary contact takes over there.
         *
         *     Emits `contact.portal_enabled` when access is given, with what changes of `portal`, `contact.updated` when anything else changes, and `contact.updated` for the
         *     primary contact of before.
         */
        put: operations["updateContact"];
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact, ends its sessions in the portal and takes it off its tickets. Invoices and projects keep its id, and invoices its name. Emits `contact.deleted`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another contact into this one
         * @description Makes one contact of two at the same client and deletes the other, `merge_contact_id`. A contact of another client, the contact itself and an unknown one are
         *     `invalid_request`.
         *
         *     Every invoice, project and ticket that names the other names this one from then on, and counts as updated; no events tell of these. Fields of this one that are empty
         *     take what the other has. Roles and communication are true where either's are, and it carries the tags of both. Access to the portal is the higher of both; a password is kept, and the other's taken
         *     where there is none. The other's sessions end and its links stop working.
         *
         *     Emits `contact.updated` for this one (`contact.portal_enabled` too where it gets access), and `contact.deleted` for the other, whose `context.merged_into` names this one.
         */
        post: operations["mergeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/portal/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a contact's access to the portal
         * @description Ends the contact's sessions at once, makes links that were mailed stop working and forgets the password: access given again begins anew. A contact without access stays as it is. Emits `contact.updated`.
         */
        post: operations["disableContactPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/portal/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a contact access to the portal
         * @description Lets the contact sign in to the client portal, and mails a link to a page where they set their password, once, within 7 days by the workspace's clock. A contact that has access already gets the level given, and a new link instead of the one before. A contact without an e-mail address is `invalid_request`. Emits `contact.portal_enabled` when access begins, and `contact.updated` when it changes only.
         */
        post: operations["enableContactPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/portal/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a contact a link to set a new portal password
         * @description Mails a link to a page where the contact sets a new password, once, within 24 hours by the workspace's clock; a link sent so before stops working. The password stays until then. A contact without access to the portal is `invalid_state`. Emits nothing, for nothing changes yet.
         */
        post: operations["resetContactPortalPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the tags of a contact
         * @description Lets the contact carry exactly the tags named by their slugs. Emits `contact.updated` where this changes anything.
         */
        put: operations["updateContactTags"];
        /**
         * Add tags to a contact
         * @description Adds the tags named by their slugs; one that the contact carries already stays. More than 100 on one contact are `invalid_request`. Emits `contact.updated` where this changes anything.
         */
        post: operations["addContactTags"];
        /**
         * Remove tags from a contact
         * @description Takes the tags named by their slugs off the contact; one that it does not carry is passed over. Emits `contact.updated` where this changes anything.
         */
        delete: operations["removeContactTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rate-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rate cards
         * @description The rate cards of the workspace, newest first unless `sort` says otherwise.
         */
        get: operations["listRateCards"];
        put?: never;
        /**
         * Create a rate card
         * @description Makes a rate card. One of the same name (in any case) is `duplicate`. Each currency has one default card at most: with `is_default` this one takes over, and the card that was it is a plain one from then on. The default of a currency holds for work for clients in that currency where neither project, client nor user have a rate.
         */
        post: operations["createRateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rate-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a rate card
         * @description One rate card.
         */
        get: operations["getRateCard"];
        /**
         * Update a rate card
         * @description Changes the fields sent. Time entries keep the rate they were saved with. `is_default` takes over from the default card of the currency; false leaves the currency without one. The currency stays while a client, a project or a time entry refers to the card (`invalid_state`).
         */
        put: operations["updateRateCard"];
        post?: never;
        /**
         * Delete a rate card
         * @description Deletes a rate card that no client, project or time entry refers to; one in use is `invalid_state`. A default card may be deleted: its currency then has none.
         */
        delete: operations["deleteRateCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project types
         * @description The kinds of project of the workspace. A new workspace has Consulting, Support and Development.
         */
        get: operations["listProjectTypes"];
        put?: never;
        /**
         * Create a project type
         * @description Makes a project type. One of the same name (in any case) is `duplicate`.
         */
        post: operations["createProjectType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a project type
         * @description One project type.
         */
        get: operations["getProjectType"];
        /**
         * Update a project type
         * @description Renames a project type. The name of another one (in any case) is `duplicate`.
         */
        put: operations["updateProjectType"];
        post?: never;
        /**
         * Delete a project type
         * @description Deletes a project type that no project has; one in use is `invalid_state`.
         */
        delete: operations["deleteProjectType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description The projects of the workspace, newest first unless `sort` says otherwise.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Makes a project with nothing used of its budget. It may begin in any status: as `active` it has commenced, as `completed` it is completed at once.
         *     Contact and agreement must belong to the client, the rate card must be in the client's currency, an agreement needs `billing_type` retainer, and
         *     `due_date` is not before `start_date` (`invalid_request`).
         *
         *     `rate_override` is true when `custom_rate` or `rate_id` is given, unless it says otherwise: then they are kept but do not apply. True without
         *     either is `invalid_request`.
         *
         *     Emits `project.created`, and `project.completed` where it is made completed.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description One project with what is used of its budget. What `include` embeds holds only what the key's user may see.
         */
        get: operations["getProject"];
        /**
         * Update a project
         * @description Changes the fields sent, under the rules of creation.
         *
         *     **Status** goes from pending, active and on_hold to any other but back to pending, and from completed and cancelled to active only; any other
         *     move is `invalid_state`, and the status that stands already changes nothing. `commenced_at` is set when the project first becomes active;
         *     `completed_at` when it becomes completed, and cleared when it leaves that.
         *
         *     **Client**: a project moves to another client only while it has no time entries, tickets or billed amount (`invalid_state`). Contact,
         *     agreement and rate card must fit the new client.
         *
         *     **Billing type**: leaving `retainer` takes the agreement off. **Rate**: sending `custom_rate` or `rate_id` without `rate_override` sets it to
         *     whether the project then has either.
         *
         *     Emits `project.updated` for all changes but those of status, `project.status_changed` for these, `project.completed` when it becomes completed, and
         *     `project.budget_alert` for each threshold that a change of budget crosses upward.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Takes the time entries and tickets of the project along, for good; setting `status` to `cancelled` is the better way to end one. A time entry that is billed or a line of an invoice forbids it (`invalid_state`), and so does time dated before the workspace's `lock_time_before`, for all but owners. Emits `time_entry.deleted` for each entry, and `project.deleted`.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the milestones of a project
         * @description By the day they are due unless `sort` and `order` say otherwise; those without a day come first.
         */
        get: operations["listProjectMilestones"];
        put?: never;
        /**
         * Create a milestone
         * @description Makes a milestone of the project. An amount is in whole minor units of the currency of the client (`invalid_request`); with one, the milestone can be put on an invoice as a line (`milestone_id`).
         */
        post: operations["createProjectMilestone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/milestones/{milestone_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the milestone. */
                milestone_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a milestone
         * @description Changes the fields sent. While the milestone is billed its amount stays as it is (`invalid_state`): take it off its invoice, or void that, first.
         */
        put: operations["updateProjectMilestone"];
        post?: never;
        /**
         * Delete a milestone
         * @description Takes the milestone off the project for good. A billed one stays (`invalid_state`): take it off its invoice, or void that, first.
         */
        delete: operations["deleteProjectMilestone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/phases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the phases of a project
         * @description In their own order unless `sort` and `order` say otherwise.
         */
        get: operations["listProjectPhases"];
        put?: never;
        /**
         * Create a phase
         * @description Puts a phase after those that the project has. A project has 100 phases at most (`invalid_state`), and none is due before it starts (`invalid_request`).
         */
        post: operations["createProjectPhase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/phases/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the phases of a project
         * @description Gives the phases of the project the order in which they are named. Every phase is named exactly once, else `invalid_request`: so a phase that was made meanwhile is never lost sight of. Answers with all phases in the new order.
         */
        put: operations["reorderProjectPhases"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/phases/{phase_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the phase. */
                phase_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a phase
         * @description Changes the fields sent; any status may follow any other. A phase that would be due before it starts is `invalid_request`. Its place is changed by `PUT /v1/projects/{id}/phases/reorder`.
         */
        put: operations["updateProjectPhase"];
        post?: never;
        /**
         * Delete a phase
         * @description Takes the phase off the project for good; those after it move up.
         */
        delete: operations["deleteProjectPhase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the tags of a project
         * @description Lets the project carry exactly the tags named by their slugs. Emits `project.updated` where this changes anything.
         */
        put: operations["updateProjectTags"];
        /**
         * Add tags to a project
         * @description Adds the tags named by their slugs; one that the project carries already stays. More than 100 on one project are `invalid_request`. Emits `project.updated` where this changes anything.
         */
        post: operations["addProjectTags"];
        /**
         * Remove tags from a project
         * @description Takes the tags named by their slugs off the project; one that it does not carry is passed over. Emits `project.updated` where this changes anything.
         */
        delete: operations["removeProjectTags"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the tasks of a project
         * @description What is to be done within the project, in its order unless `sort` and `order` say otherwise. The tasks of its tickets stand on these.
         */
        get: operations["listProjectTasks"];
        put?: never;
        /**
         * Create a task of a project
         * @description Puts a task at the end of the project's. An assignee who does not exist, or is deactivated, is `invalid_request`. Whoever works on the project may: it takes no right to manage projects.
         */
        post: operations["createProjectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a task of a project
         * @description Changes the fields sent. `completed: true` completes the task as of now, `false` opens it again and clears `completed_at`.
         */
        put: operations["updateProjectTask"];
        post?: never;
        /**
         * Delete a task of a project
         * @description Takes the task off the project, whether it is done or not. The others keep their order.
         */
        delete: operations["deleteProjectTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the time entries of a project
         * @description The time logged on the project that the key's user may see, latest day first unless `sort` says otherwise. `summary` adds up everything that the range matches, not this page alone.
         */
        get: operations["listProjectTimeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description The tags of the workspace, each with the number of resources that carry it.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Makes a tag. One of the same name (in any case) is `duplicate`. The slug comes from the name, spelled in ASCII; where another tag has it already, it ends in a number. The color defaults to one of ten, always the same for a name.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags/bulk-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tags to several resources
         * @description Adds the tags to each of the resources, all or none; a tag that one carries already stays. An unknown resource, or one of another kind, is `invalid_request` and named by its place (`resource_ids.3`). Needs what adding to one of them needs: `can_manage_clients` for clients and contacts, `can_manage_projects` for projects. Emits `client.updated`, `project.updated`, `ticket.updated` or `contact.updated` for each that changes.
         */
        post: operations["addTagsInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest tags for a resource
         * @description Tags that would suit a resource, the best first, ten at most; those it carries are left out. They come from its words: the names, titles, descriptions and notes.
         *
         *     A tag suits when the words are like those of what carries it already (words count for more the fewer resources have them), or when the words name the tag. Nothing leaves
         *     the service. Resources that the key's user may not see teach nothing.
         */
        get: operations["listTagSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a tag
         * @description One tag, with the number of resources that carry it.
         */
        get: operations["getTag"];
        /**
         * Update a tag
         * @description Changes the fields sent. A name that another tag has (in any case) is `duplicate`. The slug follows the name: filters and requests with the slug of before are `invalid_request` from then on. All that carries the tag shows the new name and counts as updated; no events tell of these.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag
         * @description Takes the tag off all that carries it, for good. What carried it counts as updated; no events tell of these.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-priorities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket priorities
         * @description How pressing tickets of the workspace can be, from the least to the most, with the SLA targets that follow. A new workspace has Low, Normal, High and Urgent; Normal is the default.
         */
        get: operations["listTicketPriorities"];
        put?: never;
        /**
         * Create a ticket priority
         * @description Makes a ticket priority. One of the same name (in any case) is `duplicate`. Those at its position and behind it move on by one. With `is_default` it takes over from the default priority.
         */
        post: operations["createTicketPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-priorities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a ticket priority
         * @description One ticket priority.
         */
        get: operations["getTicketPriority"];
        /**
         * Update a ticket priority
         * @description Changes the fields sent. Changed targets hold for tickets that take the priority from then on, and for others when their own status, priority or client changes. `is_default` takes over from the default priority; false on the default itself is `invalid_state`: make another the default instead. A name that another has (in any case) is `duplicate`.
         */
        put: operations["updateTicketPriority"];
        post?: never;
        /**
         * Delete a ticket priority
         * @description Deletes a ticket priority. One that a ticket has or that a client has targets of its own for, and the default one, is `invalid_state`.
         */
        delete: operations["deleteTicketPriority"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket statuses
         * @description Where tickets of the workspace can stand, in order. A new workspace has New, In Progress and Waiting on Client, which are open, and Resolved and Closed, which are closed.
         */
        get: operations["listTicketStatuses"];
        put?: never;
        /**
         * Create a ticket status
         * @description Makes a ticket status. One of the same name (in any case) is `duplicate`. Those at its position and behind it move on by one.
         */
        post: operations["createTicketStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-statuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a ticket status
         * @description One ticket status.
         */
        get: operations["getTicketStatus"];
        /**
         * Update a ticket status
         * @description Changes the fields sent. A change of `pauses_sla` holds for tickets that come into the status from then on. The type stays while a ticket stands in the status, and while it is the last of its type (`invalid_state`); a name that another has (in any case) is `duplicate`.
         */
        put: operations["updateTicketStatus"];
        post?: never;
        /**
         * Delete a ticket status
         * @description Deletes a ticket status. One that a ticket stands in, and the last one of its type, is `invalid_state`.
         */
        delete: operations["deleteTicketStatus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description The tickets of the workspace, open and closed, newest first unless `sort` says otherwise. Contractors see those assigned to them.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Create a ticket
         * @description Makes a ticket with the next number of the workspace. It begins in the first open status and with the default priority unless it names others; made in
         *     a status of type closed it is closed at once. Whoever makes it is its reporter. Its SLA targets are those of the priority, or of the client where that has its own.
         *
         *     Project, contact and agreement must belong to the client, and the assignee must not be deactivated (`invalid_request`). What a contractor makes is
         *     assigned to them; to name another assignee is `forbidden`.
         *
         *     Emits `ticket.created`, `ticket.assigned` where it has an assignee, and `ticket.closed` where it is made closed.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update tickets in bulk
         * @description Makes the same change to 1 to 100 tickets, all or none, each under the rules of updating one. An error names the ticket (`ids.3`) or the field (`updates.status_id`); an id that is unknown or given twice is `invalid_request`. Emits for each ticket what updating one does.
         */
        put: operations["updateTickets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/bulk/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close tickets in bulk
         * @description Closes 1 to 100 tickets, all or none, as closing one does; those that are closed stay as they are. An id that is unknown or given twice is `invalid_request` on it (`ids.3`). Emits for each ticket what closing one does.
         */
        post: operations["closeTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a ticket
         * @description One ticket. What `include` embeds holds only what the key's user may see.
         */
        get: operations["getTicket"];
        /**
         * Update a ticket
         * @description Changes the fields sent, under the rules of creation.
         *
         *     **Status**: one of type closed does to an open ticket what closing does, one of type open to a closed ticket what reopening does. The status that stands
         *     already changes nothing.
         *
         *     **Client and project** stay once time is logged on the ticket (`invalid_state`). Project, contact and agreement must fit a new client.
         *
         *     **Priority**: the SLA targets are those of the new one, counted from `opened_at`.
         *
         *     Emits `ticket.status_changed` for a change of status, with `ticket.closed` or `ticket.reopened` where it does that; `ticket.assigned` when the assignee changes, to
         *     nobody too; `ticket.updated` for all other changes. Changes of status, priority and assignee stand among the activities.
         */
        put: operations["updateTicket"];
        post?: never;
        /**
         * Delete a ticket
         * @description Takes activities, time entries, tasks and attachments of the ticket along, for good. A billed time entry forbids it (`invalid_state`), and so does time dated before the workspace's `lock_time_before`, for all but owners; time of others that the user could not delete is `forbidden`. The number is not given again. Emits `time_entry.deleted` for each entry, and `ticket.deleted`.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the activities of a ticket
         * @description What happened on the ticket and what was said, oldest first unless `order` says otherwise. Logged time is listed to those who see that time.
         */
        get: operations["listTicketActivities"];
        put?: never;
        /**
         * Comment on a ticket
         * @description Says something on the ticket, whether it is open or closed: for the client too when `visibility` is `public`, else for the team. The first public comment of a user is the first response, which the SLA counts. Emits `ticket.commented` with the activity in its context.
         */
        post: operations["createTicketActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the attachments of a ticket
         * @description The files on the ticket, oldest first unless `sort` and `order` say otherwise.
         */
        get: operations["listTicketAttachments"];
        put?: never;
        /**
         * Attach a file to a ticket
         * @description Takes a file of 10 MiB at most: PDF, PNG, JPEG, WebP, GIF, HEIC, DOCX, XLSX, or text in UTF-8, which is CSV where its name ends in `.csv`. What it is is told by its content, not by its name; anything else is `unsupported_media_type`, a larger one `payload_too_large`. Either the file is on the ticket when this has answered, or nothing of it is kept. Emits `ticket.updated` with the activity in its context.
         */
        post: operations["createTicketAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the attachment. */
                attachment_id: string;
            };
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description The file itself, byte for byte, to be saved under the name it was uploaded by.
         */
        get: operations["getTicketAttachment"];
        put?: never;
        post?: never;
        /**
         * Delete an attachment
         * @description Takes the file off the ticket for good. Emits `ticket.updated`.
         */
        delete: operations["deleteTicketAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a ticket
         * @description Puts the ticket into the first status of type closed (updating `status_id` takes it to another), and sets `resolved_at` and `closed_at`. It counts as the first response where there was none, and decides `sla.resolution_met`. A ticket that is closed stays as it is. Emits `ticket.status_changed` and `ticket.closed`.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a ticket
         * @description Puts a closed ticket back into the first open status. `resolved_at`, `closed_at` and `sla.resolution_met` are cleared, the summary stays, and the time it was closed counts towards no SLA target. A ticket that is open is `invalid_state`. Emits `ticket.status_changed` and `ticket.reopened`, with the reason in its context.
         */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the tasks of a ticket
         * @description What is to be done within the ticket, in its order unless `sort` and `order` say otherwise.
         */
        get: operations["listTicketTasks"];
        put?: never;
        /**
         * Create a task of a ticket
         * @description Puts a task at the end of the ticket's. An assignee who does not exist, or is deactivated, is `invalid_request`.
         */
        post: operations["createTicketTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a task of a ticket
         * @description Changes the fields sent. `completed: true` completes the task as the operation of its own does, `false` opens it again and clears `completed_at`.
         */
        put: operations["updateTicketTask"];
        post?: never;
        /**
         * Delete a task of a ticket
         * @description Takes the task off the ticket, whether it is done or not. The others keep their order.
         */
        delete: operations["deleteTicketTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/tasks/{task_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task of a ticket
         * @description The task is done from now on. Completing it again changes nothing.
         */
        post: operations["completeTicketTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the time entries of a ticket
         * @description The time logged on the ticket that the key's user may see, latest day first unless `sort` says otherwise. `summary` adds up everything that the range matches, not this page alone.
         */
        get: operations["listTicketTimeEntries"];
        put?: never;
        /**
         * Log time on a ticket
         * @description Logs work as `POST /v1/time-entries` does, by the same rules, with this ticket for `ticket_id`: client, project and agreement are the ticket's. `date` is today unless given. Emits `time_entry.created`, and what follows from it.
         */
        post: operations["createTicketTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time entries
         * @description The time entries of the workspace, latest day first unless `sort` says otherwise, running timers included with 0 hours. `summary` adds up everything that the filters match, not this page alone.
         */
        get: operations["listTimeEntries"];
        put?: never;
        /**
         * Log time
         * @description Logs work that is done. `user_id` defaults to the user of the key; members and contractors log for themselves only, managers for their department (`forbidden`), and nobody for a user who is not active. Contractors log on what is assigned to them. At least one of `client_id`, `project_id` and `ticket_id` is required: the client is inferred from the project or the ticket, the project from the ticket, the agreement from the period, the ticket or the project, and all of them must belong together (`invalid_request`). An agreement sent as `null` is not inferred. `billable` defaults to true, and to false where the project or the ticket is non_billable.
         *     The rate is fixed when the entry is saved: `rate_charged` where it is given (`rate_override` is true then, and `rate_type` is `custom` unless it is given too), else that of `rate_id`, of the project, of the client's rate card, of the user, of the default rate card, of the workspace; `emergency` takes the card's emergency rate or multiplies. `custom` without `rate_charged` is `invalid_request`.
         *     A date before the workspace's `lock_time_before` is `invalid_state` for all but owners. Emits `time_entry.created`, and `project.budget_alert` for each threshold that the hours cross.
         */
        post: operations["createTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log time in bulk
         * @description Logs 1 to 100 entries, all or none, each under the rules of logging one. An error names the entry: `entries.3.hours`. Emits `time_entry.created` for each.
         */
        post: operations["createTimeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up time
         * @description Adds up the time of a range of days by user, client, project, day or week. Without `to` the range ends with the last day of this month, or of `from`'s month where that is later; without `from` it begins with the first day of `to`'s month. Utilization is billable hours over the capacity of those days: `hours_per_week` / 5 for each Monday to Friday; that of the totals counts the capacity of all who logged time in the range. Each group adds up its values in the workspace's currency, and names those in others apart.
         */
        get: operations["getTimeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/timer/running": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List running timers
         * @description The timers that are running, latest first.
         */
        get: operations["listRunningTimers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/timer/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a timer
         * @description Starts a timer: an entry dated today with 0 hours. A user has one running timer at most: another one is stopped first, however many are started at once. What the work belongs to may be left open here and given later; rules are those of logging time. Emits `time_entry.created` and `time_entry.timer_started`, and `time_entry.timer_stopped` for the one it stops.
         */
        post: operations["startTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a time entry
         * @description One time entry.
         */
        get: operations["getTimeEntry"];
        /**
         * Update a time entry
         * @description Changes the fields sent. A billed entry cannot be changed (`invalid_state`): void its invoice first. What can be inferred follows what is sent: a new ticket brings its project, client and agreement along, a new project its client and agreement; what then no longer belongs together is `invalid_request`, and so is an entry left without client, project and ticket. A new agreement drops the period unless one is sent.
         *     A new user, client, project, `rate_type` or `rate_id` fixes the rate anew, unless `rate_override` is true; `rate_charged` gives a rate by hand (`custom` unless `rate_type` is sent too), and null takes it back. Of a running timer the hours, the date and the user stay until it is stopped (`invalid_state`).
         *     Editing an approved entry needs `can_approve_time` and makes it pending again; editing a rejected one makes it pending too. Both the date it had and the one it gets must not lie before `lock_time_before`, except for owners; members and contractors change their own entries only. The time of a user who is no longer active can be corrected, but not given to one. A change that changes nothing does nothing. Emits `time_entry.updated`.
         */
        put: operations["updateTimeEntry"];
        post?: never;
        /**
         * Delete a time entry
         * @description Deletes an entry or discards a running timer. A billed entry cannot be deleted (`invalid_state`): void its invoice first. An approved one needs `can_approve_time`; one dated before `lock_time_before` an owner. Members and contractors delete their own only. Emits `time_entry.deleted`.
         */
        delete: operations["deleteTimeEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a time entry
         * @description Approves an entry, also one that was rejected; an approved one stays as it is. A running timer and a billed entry are `invalid_state`; `lock_time_before` does not matter. Emits `time_entry.approved`.
         */
        post: operations["approveTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/{id}/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude from billing
         * @description Keeps an entry from being billed; again with another reason changes the reason. `other` needs a `note`. A running timer and a billed entry are `invalid_state`. An approved entry needs `can_approve_time` and stays approved. Own entries and locked days are as for changes. Emits `time_entry.updated`.
         */
        post: operations["excludeTimeEntry"];
        /**
         * Include in billing again
         * @description Lets an excluded entry be billed again, under the rules of excluding it; one that is not excluded stays as it is. Emits `time_entry.updated`.
         */
        delete: operations["includeTimeEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a time entry
         * @description Rejects an entry, also one that was approved: it is not billed until it is approved, or edited and pending again. A rejected one takes the new reason and is otherwise as it was. A running timer and a billed entry are `invalid_state`; `lock_time_before` does not matter. Emits `time_entry.rejected`.
         */
        post: operations["rejectTimeEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/time-entries/{id}/timer/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a timer
         * @description Stops the timer of an entry. Its hours are the time elapsed under the workspace's `time_rounding`, 0.01 at least and 24.00 at most. An entry whose timer is not running is `invalid_state`. `lock_time_before` never keeps a timer from being stopped. Emits `time_entry.timer_stopped`, and `project.budget_alert` for each threshold that the hours cross.
         */
        post: operations["stopTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description The invoices of the workspace, latest invoice date first unless `sort` says otherwise. `summary` adds up everything that the filters match, not this page alone, and leaves drafts and void invoices out.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Makes a draft in the currency of the client, with or without lines. Contact and agreement must be the client's (`invalid_request`). Lines with a
         *     negative rate or quantity are discounts; a negative total is `invalid_request`. Time entries named by a line are billed from now on.
         *
         *     The number is given at once, from one sequence of the workspace without gaps that does not begin anew with the year; `{YYYY}`, `{YY}` and `{MM}` of the
         *     workspace's `invoice_number_format` are those of `invoice_date`; a number that an earlier format gave already is passed over. Emits `invoice.created`, and `project.budget_alert` for each threshold that the
         *     lines cross.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/aging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the aging of what is outstanding
         * @description What clients owe, by days past the due date. Only invoices that are sent, viewed, partial or overdue count.
         */
        get: operations["getInvoiceAging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/from-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invoice from unbilled time
         * @description Makes a draft of the client's unbilled work from `from` to `to`, both days included. Taken are time entries that are billable, unbilled, stopped and
         *     not excluded, of time_and_materials work without an agreement; an entry of the client alone is that, one of a project or a ticket goes by their
         *     `billing_type`. Rejected entries are never taken, and where the workspace has `require_time_approval` only approved ones. With `include_expenses`
         *     unbilled expenses in the currency of the invoice come along, each as a line.
         *
         *     `group_by` makes the lines; within a group there is a line for each rate, so quantity × rate is always the amount. What is taken is billed from
         *     now on and belongs to one line only, however many calls run at once. Where there is nothing to take the answer is `invalid_request`. Emits what
         *     `createInvoice` emits; the single time entries get no event.
         */
        post: operations["createInvoiceFromTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description One invoice, with what of `include` the key's user may see. Viewers read it too; its lines show rates and amounts with `can_see_rates` only.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Changes the fields sent. All of them while the invoice is a draft; afterwards only `internal_notes` and `po_number`, anything else is `invalid_state`
         *     and the message says what to do instead.
         *
         *     `line_items` replaces the lines: one with `id` stays and changes, one without is added, one not named is removed and what it billed is free again.
         *     Another client must have the same currency, and nothing of the old one may be on the lines (`invalid_state`). `due_date` stays when `invoice_date`
         *     changes, and may not come before it. Emits `invoice.updated`.
         */
        put: operations["updateInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an invoice
         * @description Approves an invoice that is `pending_approval`, so that it can be sent. Any other is `invalid_state`. Emits `invoice.updated`.
         */
        post: operations["approveInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an invoice
         * @description Makes a draft of the same client with the same lines, texts and tax rate, of an invoice of any status. It is dated today and due after the payment terms of today, has a number of its own, and copies no link to time or expenses. Emits `invoice.created`.
         */
        post: operations["duplicateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a line
         * @description Adds a line at the end of a draft; any other invoice is `invalid_state`. The amounts of the invoice follow; a negative total is `invalid_request`. Emits `invoice.updated`.
         */
        post: operations["addInvoiceLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/line-items/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the line. */
                line_id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update a line
         * @description Changes the fields sent of a line of a draft; on any other invoice it is `invalid_state`. `quantity` or `rate` without `amount` recalculates the amount. The amounts of the invoice follow; a negative total is `invalid_request`. Emits `invoice.updated`.
         */
        put: operations["updateInvoiceLineItem"];
        post?: never;
        /**
         * Remove a line
         * @description Takes a line off a draft; on any other invoice it is `invalid_state`. The time entries and expenses on it are free again. Emits `invoice.updated`.
         */
        delete: operations["deleteInvoiceLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/mark-uncollectible": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write an invoice off
         * @description Gives up an invoice that is sent, viewed, partial or overdue: it leaves what is outstanding and the aging. Any other is `invalid_state`. It still takes payments and can be voided, and keeps its status when paid. Emits `invoice.updated` with the reason in its context.
         */
        post: operations["markInvoiceUncollectible"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the payments of an invoice
         * @description The payments and refunds of one invoice, oldest first unless `order` says otherwise.
         */
        get: operations["listInvoicePayments"];
        put?: never;
        /**
         * Record a payment
         * @description Records money received on an invoice that was sent, uncollectible ones included; on a draft or void one, and before it is sent, it is `invalid_state`. An amount above what is outstanding is `invalid_request` on `amount`, however many payments come in at once. A payment that leaves nothing outstanding sets `paid_date` to its date. Emits `invoice.paid` when nothing is outstanding any more, else `invoice.partial_payment`, with the payment in its context.
         */
        post: operations["recordInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/payments/{payment_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the payment. */
                payment_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Gives back a payment, or a part of it, today. The refund is a payment of its own with a negative amount; the status follows what is outstanding then. An amount above what is left of the payment is `invalid_request`; a payment refunded in full, and a refund, are `invalid_state`. Once everything is refunded the invoice can be voided. Emits `invoice.updated` with the refund in its context.
         */
        post: operations["refundInvoicePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the PDF of an invoice
         * @description The invoice as a PDF, in any status, with amounts written as the client's country does. A void one is stamped; internal notes are never on it. It shows rates, so it needs `can_see_rates` too.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/reject-approval": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invoice back to draft
         * @description Makes an invoice that is `pending_approval` or `approved` a draft again, and takes its approval back. Any other is `invalid_state`. Emits `invoice.updated` with the reason in its context.
         */
        post: operations["rejectInvoiceApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind of an overdue invoice
         * @description Mails a reminder with the PDF to the addresses given, else to whom `sendInvoice` would mail. Only for an invoice with something outstanding past its due date, marked overdue by the daily job already or not; any other is `invalid_state`. Emits `invoice.updated`.
         */
        post: operations["remindInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invoice
         * @description Mails the invoice with a link to its hosted page, and makes a draft or approved invoice `sent`, also when its due date has passed (the daily job makes it overdue); with a total of 0 it is `paid` at once. Where the workspace has `require_invoice_approval` a draft is `invalid_state`: submit it and have it approved. Without `to` it goes to the address of the contact of the invoice, else the billing contact, the primary contact or the address of the client; where there is none the answer is `invalid_request` on `to`. Sending again mails again and changes nothing else. A void, uncollectible or pending invoice is `invalid_state`. Emits `invoice.sent` the first time, and `invoice.paid` with a total of 0.
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an invoice for approval
         * @description Puts a draft before those who approve invoices: it becomes `pending_approval` and its amounts can no longer change. Anything but a draft is `invalid_state`. Emits `invoice.updated`.
         */
        post: operations["submitInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Makes an invoice void for good, from any status, and frees the time entries and expenses on its lines to be billed again. One with payments that are not refunded is `invalid_state`: refund them first; so is one that is void already. Its number stays taken. Emits `invoice.voided` with the reason in its context.
         */
        post: operations["voidInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "user.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * user.created
         * @description A user came to be: an invitation was accepted, or a key was made for a person on the side where they were missing.
         */
        post: operations["onUserCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * user.updated
         * @description A user was changed; `context.changes` has what. A change of role alone is `user.role_changed`.
         */
        post: operations["onUserUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * user.deactivated
         * @description A user was shut out; `context.changes` has `status` and what changed with it.
         */
        post: operations["onUserDeactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.reactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * user.reactivated
         * @description A deactivated user was let back; `context.changes` has `status`: `active`, or `invited` if they had never accepted.
         */
        post: operations["onUserReactivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.role_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * user.role_changed
         * @description The role of a user changed; `context.changes` has `role`, and the permissions that changed with it.
         */
        post: operations["onUserRoleChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * client.created
         * @description A client was made.
         */
        post: operations["onClientCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * client.updated
         * @description A client was changed; `context.changes` has what.
         */
        post: operations["onClientUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * client.deleted
         * @description A client was deleted; `data` is the client as it was.
         */
        post: operations["onClientDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "client.health_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * client.health_changed
         * @description The health score of a client crossed a threshold (70 or 40); `context.changes.health` has both.
         */
        post: operations["onClientHealthChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.created
         * @description A contact was made.
         */
        post: operations["onContactCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.updated
         * @description A contact was changed, or another was merged into it; `context.changes` has what.
         */
        post: operations["onContactUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.deleted
         * @description A contact was deleted; `data` is the contact as it was. `context.merged_into` names the contact that it was merged into, if it was.
         */
        post: operations["onContactDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.portal_enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.portal_enabled
         * @description A contact got access to the client portal; `context.changes` has what changed of `portal`.
         */
        post: operations["onContactPortalEnabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.portal_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.portal_login
         * @description A contact signed in to the client portal.
         */
        post: operations["onContactPortalLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.created
         * @description A project was made.
         */
        post: operations["onProjectCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.updated
         * @description A project was changed in anything but its status; `context.changes` has what. Hours and amounts that add up on the budget are no such change.
         */
        post: operations["onProjectUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.status_changed
         * @description The status of a project changed; `context.changes` has `status`, and the dates that changed with it.
         */
        post: operations["onProjectStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.budget_alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.budget_alert
         * @description `percent_complete` of a project rose to 75, 90 or 100, because of hours, invoices or a change of the budget; `context.threshold` has which. A jump over several emits each, lowest first; falling below and rising again emits again.
         */
        post: operations["onProjectBudgetAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.completed
         * @description A project was completed.
         */
        post: operations["onProjectCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * project.deleted
         * @description A project was deleted; `data` is the project as it was.
         */
        post: operations["onProjectDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.created
         * @description An invoice was made: by hand, from time, or as a duplicate.
         */
        post: operations["onInvoiceCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.updated
         * @description An invoice was changed in another way than those that have an event of their own; `context.changes` has what, `context.payment` a refund, `context.reason` the reason given.
         */
        post: operations["onInvoiceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.sent
         * @description An invoice was sent for the first time.
         */
        post: operations["onInvoiceSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.viewed
         * @description The client has opened the hosted page of an invoice for the first time. A HEAD request, a prefetch, an embedded page and a program that names itself in `User-Agent` (a link preview, a scanner of mails, a crawler) do not count, nor does the PDF.
         */
        post: operations["onInvoiceViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.paid
         * @description Nothing is outstanding any more on an invoice; `context.payment` has the payment that settled it.
         */
        post: operations["onInvoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.partial_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.partial_payment
         * @description A payment came in that leaves something outstanding; `context.payment` has it.
         */
        post: operations["onInvoicePartialPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.overdue
         * @description An invoice has become overdue; once each time it does.
         */
        post: operations["onInvoiceOverdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * invoice.voided
         * @description An invoice was voided; `context.reason` has the reason given.
         */
        post: operations["onInvoiceVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.created
         * @description A ticket was made.
         */
        post: operations["onTicketCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.updated
         * @description A ticket was changed in anything but its status and its assignee; `context.changes` has what. A file was put on it, which `context.activity` names, or taken off it. Logged hours that add up are no such change.
         */
        post: operations["onTicketUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.assigned
         * @description The assignee of a ticket changed, or it was made with one; `context.changes` has `assignee_id`, null for nobody.
         */
        post: operations["onTicketAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.status_changed
         * @description The status of a ticket changed; `context.changes` has `status_id`, and what changed with it.
         */
        post: operations["onTicketStatusChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.commented": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.commented
         * @description Something was said on a ticket; `context.activity` has the comment.
         */
        post: operations["onTicketCommented"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.closed
         * @description A ticket was closed.
         */
        post: operations["onTicketClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.reopened
         * @description A closed ticket was reopened; `context.reason` has the reason given.
         */
        post: operations["onTicketReopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ticket.deleted
         * @description A ticket was deleted; `data` is the ticket as it was.
         */
        post: operations["onTicketDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.created
         * @description Time was logged or a timer started.
         */
        post: operations["onTimeEntryCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.updated
         * @description A time entry was changed; `context.changes` has what.
         */
        post: operations["onTimeEntryUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.deleted
         * @description A time entry was deleted; `data` is as it was.
         */
        post: operations["onTimeEntryDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.timer_started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.timer_started
         * @description A timer was started.
         */
        post: operations["onTimeEntryTimerStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.timer_stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.timer_stopped
         * @description A timer was stopped; its hours are final.
         */
        post: operations["onTimeEntryTimerStopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.approved
         * @description A time entry was approved.
         */
        post: operations["onTimeEntryApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_entry.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * time_entry.rejected
         * @description A time entry was rejected; `data.approval.reason` may say why.
         */
        post: operations["onTimeEntryRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description `live` for real work; `test` for the test side, which has data of its own and sends no mail.
         * @example live
         * @enum {string}
         */
        Mode: "live" | "test";
        /**
         * @description Identifier of a user; later ones sort after earlier ones.
         * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        UserId: string;
        /**
         * @description Identifier of an API key; later ones sort after earlier ones.
         * @example key_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ApiKeyId: string;
        /**
         * @description A short text on one line, not blank.
         * @example Acme Corporation
         */
        Name: string;
        /**
         * @description `full` may do what its user may do, `read_only` may only GET.
         * @example full
         * @enum {string}
         */
        ApiKeyScope: "full" | "read_only";
        /**
         * Format: date-time
         * @description An instant in UTC with milliseconds.
         * @example 2026-01-31T09:30:00.000Z
         */
        DateTime: string;
        /** @description A key to one side of the workspace, with the rights of its user. */
        ApiKey: {
            id: components["schemas"]["ApiKeyId"];
            name: components["schemas"]["Name"];
            mode: components["schemas"]["Mode"];
            scope: components["schemas"]["ApiKeyScope"];
            /** @description Whose rights the key has: a user of the side that `mode` names. */
            user_id: components["schemas"]["UserId"];
            /**
             * @description Name of that user.
             * @example Ada Miller
             */
            user_name: string;
            /**
             * @description The last four characters of the key, to know it by.
             * @example x7Qz
             */
            last_four: string;
            /**
             * Format: date-time
             * @description When the key stops working.
             * @example null
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             * @example null
             */
            last_used_at: string | null;
            created_at: components["schemas"]["DateTime"];
            /**
             * @description The key itself. Only in the answer to its creation.
             * @example svc_sk_test_EXAMPLE-NOT-A-KEY
             */
            key?: string;
        };
        /** @description Where this page stands in the whole list. */
        Pagination: {
            /**
             * @description Number of this page.
             * @example 1
             */
            page: number;
            /**
             * @description Objects on a page.
             * @example 20
             */
            per_page: number;
            /**
             * @description Objects in the whole list.
             * @example 134
             */
            total: number;
            /**
             * @description Pages in the whole list.
             * @example 7
             */
            total_pages: number;
        };
        /** @description A key to make. */
        ApiKeyCreate: {
            name: components["schemas"]["Name"];
            mode: components["schemas"]["Mode"];
            /** @default full */
            scope: components["schemas"]["ApiKeyScope"];
            /** @description When the key stops working, by the clock of its side. */
            expires_at?: components["schemas"]["DateTime"] | null;
            /** @description Whom the key is for, as a user of the calling key's side; without it the key's own user. */
            user_id?: components["schemas"]["UserId"];
        };
        /** @description Names the object that is no more. */
        Deleted: {
            /** @example cli_01k6jz3v8he9s8x4d2m7q5r0ab */
            id: string;
            /**
             * @example true
             * @constant
             */
            deleted: true;
        };
        /**
         * @description Identifier of a mail; later ones sort after earlier ones.
         * @example mail_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        MailId: string;
        /** @description A mail captured on the test side instead of being sent. */
        TestMail: {
            id: components["schemas"]["MailId"];
            to: string[];
            cc: string[];
            bcc: string[];
            /** @example Invoice INV-2026-0001 from Docket */
            subject: string;
            /**
             * @description The plain text body.
             * @example See your invoice: http://127.0.0.1:8080/i/9uJ2
             */
            text: string;
            /**
             * @description The HTML body.
             * @example <p><a href="http://127.0.0.1:8080/i/9uJ2">See your invoice</a></p>
             */
            html: string;
            /** @description Every link of the two bodies, once, in order. */
            links: string[];
            attachments: {
                /** @example INV-2026-0001.pdf */
                filename: string;
                /** @example application/pdf */
                content_type: string;
                /**
                 * @description Bytes.
                 * @example 34817
                 */
                size: number;
            }[];
            created_at: components["schemas"]["DateTime"];
        };
        /**
         * @description A status of users, or `all` of them.
         * @example active
         * @enum {string}
         */
        UserStatusFilter: "active" | "invited" | "deactivated" | "all";
        /**
         * @description owner and admin do everything; a manager leads a team; a member logs time and works on projects; a viewer only reads; a contractor has limited access from outside.
         * @example member
         * @enum {string}
         */
        UserRole: "owner" | "admin" | "manager" | "member" | "viewer" | "contractor";
        /**
         * @description An invited user has not yet accepted; a deactivated one cannot log in and keeps their history.
         * @example active
         * @enum {string}
         */
        UserStatus: "active" | "invited" | "deactivated";
        /** @description What the user may do. The role gives the defaults; owner and admin may do everything, and a viewer is never given what writes. */
        Permissions: {
            /**
             * @description Sees hourly rates and what time is worth.
             * @example false
             */
            can_see_rates: boolean;
            /**
             * @description Sees cost rates and profit.
             * @example false
             */
            can_see_costs: boolean;
            /**
             * @description Approves time and expenses.
             * @example false
             */
            can_approve_time: boolean;
            /**
             * @description Works with invoices, payments, agreements and rate cards.
             * @example false
             */
            can_manage_invoices: boolean;
            /**
             * @description Changes clients and contacts.
             * @example false
             */
            can_manage_clients: boolean;
            /**
             * @description Changes projects.
             * @example false
             */
            can_manage_projects: boolean;
            /**
             * @description Invites, changes and deactivates members, viewers and contractors.
             * @example false
             */
            can_manage_team: boolean;
            /**
             * @description Reads reports.
             * @example false
             */
            can_view_reports: boolean;
            /**
             * @description Takes reports as CSV and PDF.
             * @example false
             */
            can_export_data: boolean;
        };
        /**
         * @description Identifier of a time entry; later ones sort after earlier ones.
         * @example time_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TimeEntryId: string;
        /**
         * Format: date
         * @description A day of the calendar, `YYYY-MM-DD`, between 1900-01-01 and 2999-12-31.
         * @example 2026-01-31
         */
        Date: string;
        /**
         * Format: decimal-2
         * @description Hours with 2 decimals; 0.25 is a quarter of an hour.
         * @example 7.5
         */
        Hours: number;
        /** @description A time entry in short. */
        UserTimeEntry: {
            id: components["schemas"]["TimeEntryId"];
            date: components["schemas"]["Date"];
            hours: components["schemas"]["Hours"];
            /** @example Moved the shop to the new server */
            description: string | null;
            /** @example cli_01k6jz3v8he9s8x4d2m7q5r0ab */
            client_id: string | null;
            /** @example prj_01k6jz3v8he9s8x4d2m7q5r0ab */
            project_id: string | null;
            /** @example null */
            ticket_id: string | null;
            /**
             * @description Whether the hours may be billed.
             * @example true
             */
            billable: boolean;
            /**
             * @description Whether it is a timer that still runs.
             * @example false
             */
            running: boolean;
        };
        /**
         * @description Identifier of a project; later ones sort after earlier ones.
         * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ProjectId: string;
        /**
         * @description Identifier of a client; later ones sort after earlier ones.
         * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ClientId: string;
        /**
         * @description Where a project stands.
         * @example active
         * @enum {string}
         */
        ProjectStatus: "pending" | "active" | "on_hold" | "completed" | "cancelled";
        /** @description A project in short. */
        UserProject: {
            id: components["schemas"]["ProjectId"];
            /** @example Shop relaunch */
            title: string;
            client_id: components["schemas"]["ClientId"];
            status: components["schemas"]["ProjectStatus"];
        };
        /**
         * @description A percentage with 2 decimals; 75 is 75 percent. May pass 100.
         * @example 62.5
         */
        Percent: number;
        /** @description Where the user's work stands. Weeks begin on Monday; running timers count 0 hours. */
        UserStats: {
            /** @example 21.5 */
            hours_this_week: components["schemas"]["Hours"];
            /** @example 86.25 */
            hours_this_month: components["schemas"]["Hours"];
            /**
             * @description Billable hours of this month over all hours of this month; 0 without hours.
             * @example 81.4
             */
            billable_percent: components["schemas"]["Percent"];
            /**
             * @description Active projects that the user manages, has open tickets of, or has logged time on in the last 90 days.
             * @example 4
             */
            active_projects: number;
            /**
             * @description Open tickets assigned to the user.
             * @example 7
             */
            open_tickets: number;
        };
        /** @description A person on one side of the workspace. */
        User: {
            id: components["schemas"]["UserId"];
            /**
             * @description Unique in the workspace.
             * @example ada@docket.example
             */
            email: string;
            /** @example Ada Miller */
            name: string;
            /** @example https://docket.example/ada.png */
            avatar_url: string | null;
            role: components["schemas"]["UserRole"];
            /** @example Senior Engineer */
            title: string | null;
            /** @example Engineering */
            department: string | null;
            /** @example +1 212 555 0100 */
            phone: string | null;
            /**
             * @description IANA name; null follows the workspace.
             * @example Europe/Berlin
             */
            timezone: string | null;
            status: components["schemas"]["UserStatus"];
            /** @description How much the user can work. */
            capacity: {
                /** @example 40 */
                hours_per_week: number;
                /**
                 * @description Percent of the capacity that shall be billable.
                 * @example 75
                 */
                billable_target: number;
            };
            /** @description Hourly rates in the workspace's currency. `bill_rate` is left out without `can_see_rates`, `cost_rate` without `can_see_costs`. */
            rates: {
                /**
                 * @description What an hour costs the workspace.
                 * @example 60
                 */
                cost_rate?: number | null;
                /**
                 * @description What an hour is billed at where no project or client rate comes first.
                 * @example 120
                 */
                bill_rate?: number | null;
            };
            permissions: components["schemas"]["Permissions"];
            /**
             * Format: date-time
             * @description Last request with a key of the user, to the minute.
             * @example 2026-01-31T09:30:00.000Z
             */
            last_active_at: string | null;
            /**
             * Format: date-time
             * @description Only on invited users.
             * @example 2026-01-31T09:30:00.000Z
             */
            invitation_sent_at?: string;
            /**
             * Format: date-time
             * @description Only on invited users.
             * @example 2026-02-07T09:30:00.000Z
             */
            invitation_expires_at?: string;
            /**
             * Format: date-time
             * @description Only on deactivated users.
             * @example 2026-01-31T09:30:00.000Z
             */
            deactivated_at?: string;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description With `include=time_entries`: the 20 latest time entries. */
            time_entries?: components["schemas"]["UserTimeEntry"][];
            /** @description With `include=projects`: the 100 newest projects that the user manages, has open tickets of, or has logged time on in the last 90 days. */
            projects?: components["schemas"]["UserProject"][];
            /** @description With `include=stats`. */
            stats?: components["schemas"]["UserStats"];
        };
        /**
         * Format: uri
         * @description An absolute http or https URL.
         * @example https://example.com/contract
         */
        Url: string;
        /**
         * @description A short text.
         * @example Support
         */
        ShortText: string;
        /**
         * @description IANA name of a time zone.
         * @example Europe/Berlin
         */
        Timezone: string;
        /**
         * @description Hours that the user works in a week.
         * @example 40
         */
        HoursPerWeek: number;
        /**
         * @description Percent of the capacity that shall be billable.
         * @example 75
         */
        BillableTarget: number;
        /**
         * Format: decimal-4
         * @description An hourly rate with up to 4 decimals, in the currency that stands with it.
         * @example 125
         */
        Rate: number;
        /** @description The fields of a user to change. Capacity and rates may be sent grouped or flat. */
        UserUpdate: {
            name?: components["schemas"]["Name"];
            avatar_url?: components["schemas"]["Url"] | null;
            title?: components["schemas"]["ShortText"] | null;
            department?: components["schemas"]["ShortText"] | null;
            phone?: components["schemas"]["ShortText"] | null;
            role?: components["schemas"]["UserRole"];
            timezone?: components["schemas"]["Timezone"] | null;
            /** @description How much the user can work. */
            capacity?: {
                hours_per_week?: components["schemas"]["HoursPerWeek"];
                billable_target?: components["schemas"]["BillableTarget"];
            };
            /** @description Hourly rates in the workspace's currency. */
            rates?: {
                cost_rate?: components["schemas"]["Rate"] | null;
                bill_rate?: components["schemas"]["Rate"] | null;
            };
            hours_per_week?: components["schemas"]["HoursPerWeek"];
            billable_target?: components["schemas"]["BillableTarget"];
            cost_rate?: components["schemas"]["Rate"] | null;
            bill_rate?: components["schemas"]["Rate"] | null;
        };
        /** @description The same change to several users. */
        UsersUpdate: {
            /** @description Whom to change. */
            ids: components["schemas"]["UserId"][];
            updates: components["schemas"]["UserUpdate"];
        };
        /**
         * Format: email
         * @description An e-mail address.
         * @example pat@example.com
         */
        Email: string;
        /** @description A person to invite. */
        UserInvite: {
            /** @description Where the invitation goes. Unique in the workspace. */
            email: components["schemas"]["Email"];
            name: components["schemas"]["Name"];
            role: components["schemas"]["UserRole"];
            title?: components["schemas"]["ShortText"] | null;
            department?: components["schemas"]["ShortText"] | null;
            /** @default 40 */
            hours_per_week: components["schemas"]["HoursPerWeek"];
            /** @default 75 */
            billable_target: components["schemas"]["BillableTarget"];
            cost_rate?: components["schemas"]["Rate"] | null;
            bill_rate?: components["schemas"]["Rate"] | null;
        };
        /**
         * @description Something of a user that can be embedded.
         * @example stats
         * @enum {string}
         */
        UserInclude: "time_entries" | "projects" | "stats";
        /** @description The permissions to change; null lets one follow the role. */
        PermissionsUpdate: {
            /**
             * @description Sees hourly rates and what time is worth.
             * @example true
             */
            can_see_rates?: boolean | null;
            /**
             * @description Sees cost rates and profit.
             * @example true
             */
            can_see_costs?: boolean | null;
            /**
             * @description Approves time and expenses.
             * @example true
             */
            can_approve_time?: boolean | null;
            /**
             * @description Works with invoices, payments, agreements and rate cards.
             * @example true
             */
            can_manage_invoices?: boolean | null;
            /**
             * @description Changes clients and contacts.
             * @example true
             */
            can_manage_clients?: boolean | null;
            /**
             * @description Changes projects.
             * @example true
             */
            can_manage_projects?: boolean | null;
            /**
             * @description Invites, changes and deactivates members, viewers and contractors.
             * @example true
             */
            can_manage_team?: boolean | null;
            /**
             * @description Reads reports.
             * @example true
             */
            can_view_reports?: boolean | null;
            /**
             * @description Takes reports as CSV and PDF.
             * @example true
             */
            can_export_data?: boolean | null;
        };
        /**
         * @description A range of days, whole: `this_month` runs to the month's last day. Weeks begin on Monday; `custom` takes `from` and `to`.
         * @example this_month
         * @enum {string}
         */
        ReportPeriod: "today" | "yesterday" | "this_week" | "last_week" | "this_month" | "last_month" | "this_quarter" | "last_quarter" | "this_year" | "last_year" | "custom";
        /**
         * @description `exceeding` at or above the target, `below` under it.
         * @example exceeding
         * @enum {string}
         */
        UtilizationStatus: "exceeding" | "below";
        /** @description The hours of a user in a range of days. Running timers count 0; hours are billable when the entry is billable and not excluded. */
        UserTimeSummary: {
            period: {
                /**
                 * @description First day.
                 * @example 2026-01-01
                 */
                start: components["schemas"]["Date"];
                /**
                 * @description Last day.
                 * @example 2026-01-31
                 */
                end: components["schemas"]["Date"];
            };
            hours: {
                /** @example 160 */
                total: components["schemas"]["Hours"];
                /** @example 128 */
                billable: components["schemas"]["Hours"];
                /** @example 32 */
                non_billable: components["schemas"]["Hours"];
            };
            /** @description In percent, as `capacity.billable_target` is. */
            utilization: {
                /**
                 * @description The user's `billable_target`.
                 * @example 75
                 */
                target: number;
                /**
                 * @description Billable hours over the capacity of the range: `hours_per_week` / 5 for each Monday to Friday. 0 without capacity.
                 * @example 72.73
                 */
                actual: components["schemas"]["Percent"];
                /** @example below */
                status: components["schemas"]["UtilizationStatus"];
            };
            /** @description Most hours first. */
            by_project: {
                /**
                 * @description Null for time without a project.
                 * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
                 */
                project_id: string | null;
                /** @example Shop relaunch */
                project_name: string | null;
                /** @example 96 */
                hours: components["schemas"]["Hours"];
            }[];
        };
        /**
         * @description Identifier of a workspace; later ones sort after earlier ones.
         * @example ws_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        WorkspaceId: string;
        /**
         * @description ISO 4217 code of a currency.
         * @example USD
         */
        Currency: string;
        /**
         * @description How the hours of a timer are rounded when it is stopped: `none`, or `up` or to the `nearest` multiple of 6 or 15 minutes.
         * @example up_6
         * @enum {string}
         */
        TimeRounding: "none" | "up_6" | "nearest_6" | "up_15" | "nearest_15";
        /**
         * @description Open spans of a day as `[from, to]`, in the order of the day. A day that is open to its end ends at `24:00`.
         * @example [
         *       [
         *         "09:00",
         *         "12:30"
         *       ],
         *       [
         *         "13:30",
         *         "18:00"
         *       ]
         *     ]
         */
        BusinessDay: string[][];
        /**
         * @description The hours in which SLA targets count, in the workspace's time zone. A day left out is closed, and so is a holiday. Spans of a day follow one another without overlapping; at least one day has one.
         * @example {
         *       "weekly": {
         *         "mon": [
         *           [
         *             "09:00",
         *             "17:00"
         *           ]
         *         ],
         *         "tue": [
         *           [
         *             "09:00",
         *             "12:30"
         *           ],
         *           [
         *             "13:30",
         *             "18:00"
         *           ]
         *         ]
         *       },
         *       "holidays": [
         *         "2026-12-25"
         *       ]
         *     }
         */
        BusinessHours: {
            /** @description The open spans of each day of the week. */
            weekly: {
                mon?: components["schemas"]["BusinessDay"];
                tue?: components["schemas"]["BusinessDay"];
                wed?: components["schemas"]["BusinessDay"];
                thu?: components["schemas"]["BusinessDay"];
                fri?: components["schemas"]["BusinessDay"];
                sat?: components["schemas"]["BusinessDay"];
                sun?: components["schemas"]["BusinessDay"];
            };
            /**
             * @description Days on which nothing counts.
             * @example [
             *       "2026-12-25"
             *     ]
             */
            holidays?: components["schemas"]["Date"][];
        };
        /** @description The logo that heads invoices. */
        WorkspaceLogo: {
            /**
             * Format: uri
             * @description Where the file is, to be read with an API key.
             * @example http://127.0.0.1:8080/v1/workspace/logo
             */
            url: string;
            /** @example logo.png */
            filename: string;
            /**
             * @description What the file is, by its content.
             * @example image/png
             * @enum {string}
             */
            content_type: "image/png" | "image/jpeg" | "image/gif";
            /**
             * @description Bytes.
             * @example 18231
             */
            size: number;
            uploaded_at: components["schemas"]["DateTime"];
        };
        /** @description One side of a workspace and its settings. The live side and the test side are set apart from each other. */
        Workspace: {
            id: components["schemas"]["WorkspaceId"];
            mode: components["schemas"]["Mode"];
            name: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            timezone: components["schemas"]["Timezone"];
            /**
             * @description Days from invoice date to due date where the client has no terms of its own.
             * @example 30
             */
            payment_terms_days: number;
            /**
             * @description A fraction; the tax rate of clients that have none of their own.
             * @example 0.0825
             */
            default_tax_rate: number | null;
            /**
             * @description How invoice numbers are made.
             * @example INV-{YYYY}-{SEQ:4}
             */
            invoice_number_format: string;
            /**
             * @description Hourly rate where nothing nearer gives one. Left out without `can_see_rates`.
             * @example 120
             */
            default_hourly_rate?: number | null;
            /**
             * @description Emergency rate over standard rate where a rate card has no emergency rate.
             * @example 1.5
             */
            emergency_multiplier: number;
            time_rounding: components["schemas"]["TimeRounding"];
            /**
             * @description Whether an invoice must be approved before it is sent.
             * @example false
             */
            require_invoice_approval: boolean;
            /**
             * @description Whether an expense must be approved before it is invoiced.
             * @example false
             */
            require_expense_approval: boolean;
            /**
             * @description Whether time must be approved before it is invoiced.
             * @example false
             */
            require_time_approval: boolean;
            /** @description Null counts round the clock. */
            sla_business_hours: components["schemas"]["BusinessHours"] | null;
            /**
             * Format: date
             * @description Time dated before this day is closed to all but owners.
             * @example 2026-01-01
             */
            lock_time_before: string | null;
            logo: components["schemas"]["WorkspaceLogo"] | null;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /**
         * Format: decimal-6
         * @description A tax rate as a fraction; 0.0825 is 8.25 percent.
         * @example 0.0825
         */
        TaxRate: number;
        /** @description The settings to change. */
        WorkspaceUpdate: {
            name?: components["schemas"]["Name"];
            currency?: components["schemas"]["Currency"];
            timezone?: components["schemas"]["Timezone"];
            /**
             * @description Days from invoice date to due date.
             * @example 30
             */
            payment_terms_days?: number;
            default_tax_rate?: components["schemas"]["TaxRate"] | null;
            /**
             * @description Text with `{SEQ}` or `{SEQ:n}` (the number, filled up to n digits) once, and as wanted `{YYYY}`, `{YY}`, `{MM}` of the invoice date.
             * @example INV-{YYYY}-{SEQ:4}
             */
            invoice_number_format?: string;
            default_hourly_rate?: components["schemas"]["Rate"] | null;
            /**
             * Format: decimal-4
             * @description Emergency rate over standard rate.
             * @example 1.5
             */
            emergency_multiplier?: number;
            time_rounding?: components["schemas"]["TimeRounding"];
            /**
             * @description Whether an invoice must be approved before it is sent.
             * @example true
             */
            require_invoice_approval?: boolean;
            /**
             * @description Whether an expense must be approved before it is invoiced.
             * @example true
             */
            require_expense_approval?: boolean;
            /**
             * @description Whether time must be approved before it is invoiced.
             * @example true
             */
            require_time_approval?: boolean;
            sla_business_hours?: components["schemas"]["BusinessHours"] | null;
            lock_time_before?: components["schemas"]["Date"] | null;
        };
        /**
         * @description The closed list of error codes.
         * @example invalid_request
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "duplicate" | "invalid_state" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "idempotency_in_progress" | "rate_limit_exceeded" | "internal_error" | "unavailable";
        /** @description What went wrong, and what would be right. */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /**
                 * @description One sentence for a person.
                 * @example name is required
                 */
                message: string;
                /**
                 * @description The first offender as a dotted path (`line_items.0.rate`), or a parameter by name.
                 * @example name
                 */
                field?: string;
                /** @description All offenders. */
                details?: {
                    /** @example name */
                    field: string;
                    /** @example is required */
                    message: string;
                }[];
                /**
                 * @description The `X-Request-Id` of the response.
                 * @example req_0001
                 */
                request_id: string;
                /**
                 * Format: uri
                 * @description Explains the code.
                 * @example http://127.0.0.1:8080/docs/errors#invalid_request
                 */
                doc_url: string;
            };
        };
        /** @description A form with one file. */
        FileUpload: {
            /** @description The file. */
            file: string;
        };
        /**
         * @description Type of an event. Every one is described under the webhooks of this document.
         * @example client.created
         * @enum {string}
         */
        EventType: "user.created" | "user.updated" | "user.deactivated" | "user.reactivated" | "user.role_changed" | "client.created" | "client.updated" | "client.deleted" | "client.health_changed" | "contact.created" | "contact.updated" | "contact.deleted" | "contact.portal_enabled" | "contact.portal_login" | "project.created" | "project.updated" | "project.status_changed" | "project.budget_alert" | "project.completed" | "project.deleted" | "invoice.created" | "invoice.updated" | "invoice.sent" | "invoice.viewed" | "invoice.paid" | "invoice.partial_payment" | "invoice.overdue" | "invoice.voided" | "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.status_changed" | "ticket.commented" | "ticket.closed" | "ticket.reopened" | "ticket.deleted" | "time_entry.created" | "time_entry.updated" | "time_entry.deleted" | "time_entry.timer_started" | "time_entry.timer_stopped" | "time_entry.approved" | "time_entry.rejected";
        /**
         * @description Identifier of an event; later ones sort after earlier ones.
         * @example evt_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        EventId: string;
        /**
         * @description Identifier of an activity of a ticket; later ones sort after earlier ones.
         * @example act_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TicketActivityId: string;
        /**
         * @description What happened on a ticket. `comment` is what was said, all others are written by the service.
         * @example comment
         * @enum {string}
         */
        TicketActivityType: "comment" | "status_change" | "priority_change" | "assignment" | "created" | "closed" | "reopened" | "attachment" | "time_logged";
        /**
         * @description Identifier of a contact; later ones sort after earlier ones.
         * @example con_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ContactId: string;
        /**
         * @description `public` is visible to the client in the portal, `internal` to the team only.
         * @example public
         * @enum {string}
         */
        TicketActivityVisibility: "public" | "internal";
        /** @description What happened on a ticket, or was said. */
        TicketActivity: {
            id: components["schemas"]["TicketActivityId"];
            type: components["schemas"]["TicketActivityType"];
            /**
             * @description What was said; the reason of a reopening, the resolution of a closing, the name of an attached file, what logged time was for.
             * @example The certificate is renewed. Please try again.
             */
            content: string | null;
            /** @description The user who did it; null where it was a contact or the service itself. Of logged time the user whose time it is. */
            user_id: components["schemas"]["UserId"] | null;
            /**
             * @description The name of that user.
             * @example Ada Miller
             */
            user_name: string | null;
            /** @description The contact who did it in the portal. */
            contact_id: components["schemas"]["ContactId"] | null;
            /**
             * @description The name of that contact, who may be deleted by now.
             * @example Pat Jones
             */
            contact_name: string | null;
            visibility: components["schemas"]["TicketActivityVisibility"];
            /**
             * @description The name of the status, the priority or the assignee before; null for none.
             * @example New
             */
            old_value: string | null;
            /**
             * @description The name of what stands after it; of logged time the hours.
             * @example In Progress
             */
            new_value: string | null;
            created_at: components["schemas"]["DateTime"];
        };
        /**
         * @description Identifier of a payment; later ones sort after earlier ones.
         * @example pay_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        PaymentId: string;
        /**
         * @description Identifier of an invoice; later ones sort after earlier ones.
         * @example inv_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        InvoiceId: string;
        /**
         * @description Money that came in, or money that was given back.
         * @example payment
         * @enum {string}
         */
        PaymentType: "payment" | "refund";
        /**
         * Format: decimal-3
         * @description An exact amount of money in the currency that stands with it, never rounded by binary arithmetic.
         * @example 1250.5
         */
        Money: number;
        /**
         * @description How money came in.
         * @example wire
         * @enum {string}
         */
        PaymentMethod: "credit_card" | "ach" | "check" | "wire" | "other";
        /** @description A payment or a refund of one. The amounts of an invoice's payments, refunds being negative, add up to its `amount_paid`. */
        Payment: {
            id: components["schemas"]["PaymentId"];
            invoice_id: components["schemas"]["InvoiceId"];
            type: components["schemas"]["PaymentType"];
            /**
             * @description Negative for a refund.
             * @example 500
             */
            amount: components["schemas"]["Money"];
            /**
             * @description How much of a payment was given back so far; 0 for a refund.
             * @example 0
             */
            refunded_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            date: components["schemas"]["Date"];
            /** @description Of a refund, that of its payment. */
            method: components["schemas"]["PaymentMethod"] | null;
            /**
             * @description The payer's or the bank's reference.
             * @example INV-2026-0007
             */
            reference: string | null;
            /**
             * @description Internal notes.
             * @example null
             */
            notes: string | null;
            /**
             * @description The payment that a refund gives back; null for a payment.
             * @example null
             */
            payment_id: string | null;
            /**
             * @description Why a refund was made; null for a payment.
             * @example null
             */
            reason: string | null;
            created_at: components["schemas"]["DateTime"];
        };
        /** @description What is particular to the event, beside the object itself. */
        EventContext: {
            /**
             * @description The fields that changed, by name.
             * @example {
             *       "status": {
             *         "from": "pending",
             *         "to": "active"
             *       }
             *     }
             */
            changes?: {
                [key: string]: {
                    /** @description The value before. */
                    from: unknown;
                    /** @description The value after. */
                    to: unknown;
                };
            };
            /**
             * @description The budget threshold crossed, in percent.
             * @example 75
             */
            threshold?: number;
            /**
             * @description The SLA target concerned.
             * @example response
             * @enum {string}
             */
            target?: "response" | "resolution";
            /** @description The ticket activity concerned. */
            activity?: components["schemas"]["TicketActivity"];
            /** @description The payment or refund concerned. */
            payment?: components["schemas"]["Payment"];
            /**
             * @description The reason given.
             * @example Billed to the wrong entity
             */
            reason?: string;
            /** @description The contact that the deleted one was merged into. */
            merged_into?: components["schemas"]["ContactId"];
        };
        /** @description Who made the change. All are null for what the service did by itself. */
        Actor: {
            /**
             * @description The user.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            user_id: string | null;
            /**
             * @description The API key.
             * @example key_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            api_key_id: string | null;
            /**
             * @description The `X-Request-Id` of the request.
             * @example req_0001
             */
            request_id: string | null;
        };
        /** @description Something that happened, as it was recorded in the transaction of its cause. */
        Event: {
            id: components["schemas"]["EventId"];
            type: components["schemas"]["EventType"];
            created_at: components["schemas"]["DateTime"];
            workspace_id: components["schemas"]["WorkspaceId"];
            /**
             * @description Identifier of the object in `data`.
             * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            resource_id: string;
            /**
             * @description The object as its GET showed it right after the change, or right before a deletion. The webhook of the same type describes it.
             * @example {
             *       "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
             *       "name": "Acme Corporation"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            context: components["schemas"]["EventContext"];
            actor: components["schemas"]["Actor"];
        };
        /**
         * @description `active` gets its events; `failed` gets nothing until it is set to `active` again.
         * @example active
         * @enum {string}
         */
        WebhookStatus: "active" | "failed";
        /**
         * @description Identifier of a webhook; later ones sort after earlier ones.
         * @example whk_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        WebhookId: string;
        /**
         * @description The types of the events that the webhook gets, each once.
         * @example [
         *       "client.created",
         *       "client.updated"
         *     ]
         */
        WebhookEvents: components["schemas"]["EventType"][];
        /**
         * @description What the webhook is for, in your own words.
         * @example Keeps the warehouse in step.
         */
        WebhookDescription: string | null;
        /** @description A URL that is told of events. */
        Webhook: {
            id: components["schemas"]["WebhookId"];
            /** @example https://hooks.acme.example/docket */
            url: components["schemas"]["Url"];
            events: components["schemas"]["WebhookEvents"];
            description: components["schemas"]["WebhookDescription"];
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation signs too; null when one secret alone signs.
             * @example null
             */
            previous_secret_expires_at: string | null;
            created_at: components["schemas"]["DateTime"];
        };
        /** @description A webhook to make. */
        WebhookCreate: {
            /** @example https://hooks.acme.example/docket */
            url: components["schemas"]["Url"];
            events: components["schemas"]["WebhookEvents"];
            description?: components["schemas"]["WebhookDescription"];
        };
        /**
         * Format: date-time
         * @description Until when the secret before the last rotation signs too; null when one secret alone signs.
         * @example null
         */
        previous_secret_expires_at: string | null;
        /** @description A webhook with its new secret, which is shown this once. */
        WebhookWithSecret: {
            id: components["schemas"]["WebhookId"];
            /** @example https://hooks.acme.example/docket */
            url: components["schemas"]["Url"];
            events: components["schemas"]["WebhookEvents"];
            description: components["schemas"]["WebhookDescription"];
            status: components["schemas"]["WebhookStatus"];
            previous_secret_expires_at: components["schemas"]["previous_secret_expires_at"];
            created_at: components["schemas"]["DateTime"];
            /**
             * @description Key of the HMAC that signs deliveries: the whole string, prefix included.
             * @example whsec_EXAMPLE-NOT-A-SECRET-0000000000000000000000
             */
            secret: string;
        };
        /** @description What to change of a webhook. */
        WebhookUpdate: {
            /** @example https://hooks.acme.example/docket */
            url?: components["schemas"]["Url"];
            events?: components["schemas"]["WebhookEvents"];
            description?: components["schemas"]["WebhookDescription"];
            status?: components["schemas"]["WebhookStatus"];
        };
        /**
         * @description `delivered` when the receiver answered 2xx within 30 seconds, else `failed`.
         * @example delivered
         * @enum {string}
         */
        WebhookDeliveryStatus: "delivered" | "failed";
        /**
         * @description Identifier of a webhook delivery; later ones sort after earlier ones.
         * @example del_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        DeliveryId: string;
        /** @description One attempt to deliver one event. */
        WebhookDelivery: {
            id: components["schemas"]["DeliveryId"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            /**
             * @description Which attempt this was, counted from 1.
             * @example 1
             */
            attempt: number;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description HTTP status of the answer; null when there was none.
             * @example 200
             */
            response_code: number | null;
            /**
             * @description How long the attempt took.
             * @example 87
             */
            response_time_ms: number;
            attempted_at: components["schemas"]["DateTime"];
            /**
             * Format: date-time
             * @description When it was delivered; null when it failed.
             * @example 2026-01-31T09:30:00.000Z
             */
            delivered_at: string | null;
            /**
             * @description Why it failed.
             * @example null
             */
            error: string | null;
            /**
             * Format: date-time
             * @description When this attempt set the next one, if any.
             * @example null
             */
            next_retry_at: string | null;
        };
        /** @description From when on to send what was missed. */
        WebhookRecover: {
            since: components["schemas"]["DateTime"];
        };
        /** @description What a recovery set going. */
        WebhookRecovery: {
            webhook_id: components["schemas"]["WebhookId"];
            since: components["schemas"]["DateTime"];
            /**
             * @description Events that will be sent.
             * @example 12
             */
            queued: number;
        };
        /** @description How to change over to a new secret. */
        WebhookSecretRotate: {
            /**
             * @description Hours for which the old secret signs too, by the clock of the workspace.
             * @default 0
             * @example 24
             */
            grace_hours: number;
        };
        /** @description Which event to send as a test. */
        WebhookTest: {
            event_type?: components["schemas"]["EventType"];
        };
        /** @description What time it is on the test side. */
        TestClock: {
            now: components["schemas"]["DateTime"];
            /**
             * @description Whether the clock stands still until it is advanced again; false is real time.
             * @example true
             */
            frozen: boolean;
        };
        /** @description Where to move the clock. */
        TestClockAdvance: {
            to: components["schemas"]["DateTime"];
        };
        /**
         * @description An inactive client keeps its history and is archived.
         * @example active
         * @enum {string}
         */
        ClientStatus: "active" | "inactive";
        /**
         * @description `healthy` from 70, `at_risk` from 40, `critical` below.
         * @example healthy
         * @enum {string}
         */
        ClientHealthStatus: "healthy" | "at_risk" | "critical";
        /** @description Targets of a priority that hold for this client instead of the priority's own. */
        SlaOverride: {
            /**
             * @description The ticket priority.
             * @example pri_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            priority_id: string;
            /**
             * @description Minutes until the first response.
             * @example 30
             */
            response_target: number;
            /**
             * @description Minutes until the resolution.
             * @example 240
             */
            resolution_target: number;
        };
        /**
         * @description Names of the tags, in alphabetical order.
         * @example [
         *       "Key Account"
         *     ]
         */
        Tags: string[];
        /** @description A firm you work for. */
        Client: {
            id: components["schemas"]["ClientId"];
            name: components["schemas"]["Name"];
            /**
             * @description General e-mail address.
             * @example billing@acme.example
             */
            email: string | null;
            /**
             * @description Phone number.
             * @example +1 212 555 0100
             */
            phone: string | null;
            /**
             * @description Website.
             * @example https://acme.example
             */
            website: string | null;
            address: {
                /** @example 1 Main Street */
                line1: string | null;
                /** @example Floor 4 */
                line2: string | null;
                /** @example New York */
                city: string | null;
                /** @example NY */
                state: string | null;
                /** @example 10001 */
                postal_code: string | null;
                /**
                 * @description ISO 3166-1 alpha-2 code.
                 * @example US
                 */
                country: string | null;
            };
            billing: {
                currency: components["schemas"]["Currency"];
                /** @example 12-3456789 */
                tax_id: string | null;
                /**
                 * @description A fraction; null follows the workspace's default.
                 * @example 0.0825
                 */
                tax_rate: number | null;
                /**
                 * @description Null follows the workspace's.
                 * @example 30
                 */
                payment_terms_days: number | null;
                /**
                 * @description Rate card of the client.
                 * @example rate_01k6jz3v8he9s8x4d2m7q5r0ab
                 */
                rate_id: string | null;
            };
            status: components["schemas"]["ClientStatus"];
            /** @description 100, less 15 for each overdue invoice, 10 for each SLA breach of the last 30 days, 10 for each active project over budget, and 20 when nothing has happened for 60 days; never below 0. */
            health: {
                /** @example 85 */
                score: number;
                status: components["schemas"]["ClientHealthStatus"];
            };
            sla_overrides: components["schemas"]["SlaOverride"][];
            /**
             * @description Internal notes.
             * @example Prefers phone calls.
             */
            notes: string | null;
            tags: components["schemas"]["Tags"];
            dates: {
                created_at: components["schemas"]["DateTime"];
                /**
                 * Format: date-time
                 * @description When the client became inactive.
                 * @example null
                 */
                archived_at: string | null;
            };
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /**
         * @description ISO 3166-1 alpha-2 code of a country.
         * @example US
         */
        Country: string;
        /**
         * @description Identifier of a rate card; later ones sort after earlier ones.
         * @example rate_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        RateCardId: string;
        /**
         * @description A text of any number of lines.
         * @example As discussed on the phone.
         */
        LongText: string;
        /**
         * @description The tags to carry, by name or by id. A name that no tag has (in any case) makes the tag, an unknown id is `invalid_request`. Given on an update they take the place of all that were there.
         * @example [
         *       "Key Account"
         *     ]
         */
        TagInput: string[];
        /** @description A client to make. `currency` defaults to the workspace's. */
        ClientCreate: {
            name: components["schemas"]["Name"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["ShortText"] | null;
            website?: components["schemas"]["Url"] | null;
            address_line1?: components["schemas"]["ShortText"] | null;
            address_line2?: components["schemas"]["ShortText"] | null;
            city?: components["schemas"]["ShortText"] | null;
            state?: components["schemas"]["ShortText"] | null;
            postal_code?: components["schemas"]["ShortText"] | null;
            country?: components["schemas"]["Country"] | null;
            currency?: components["schemas"]["Currency"];
            tax_id?: components["schemas"]["ShortText"] | null;
            tax_rate?: components["schemas"]["TaxRate"] | null;
            /**
             * @description Days until an invoice is due; null follows the workspace.
             * @example 30
             */
            payment_terms_days?: number | null;
            rate_id?: components["schemas"]["RateCardId"] | null;
            notes?: components["schemas"]["LongText"] | null;
            /** @default active */
            status: components["schemas"]["ClientStatus"];
            /** @description Targets of this client instead of the priorities' own. */
            sla_overrides?: components["schemas"]["SlaOverride"][];
            tags?: components["schemas"]["TagInput"] | null;
        };
        /** @description The fields of a client to change. */
        ClientUpdate: {
            name?: components["schemas"]["Name"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["ShortText"] | null;
            website?: components["schemas"]["Url"] | null;
            address_line1?: components["schemas"]["ShortText"] | null;
            address_line2?: components["schemas"]["ShortText"] | null;
            city?: components["schemas"]["ShortText"] | null;
            state?: components["schemas"]["ShortText"] | null;
            postal_code?: components["schemas"]["ShortText"] | null;
            country?: components["schemas"]["Country"] | null;
            currency?: components["schemas"]["Currency"];
            tax_id?: components["schemas"]["ShortText"] | null;
            tax_rate?: components["schemas"]["TaxRate"] | null;
            /**
             * @description Days until an invoice is due; null follows the workspace.
             * @example 30
             */
            payment_terms_days?: number | null;
            rate_id?: components["schemas"]["RateCardId"] | null;
            notes?: components["schemas"]["LongText"] | null;
            status?: components["schemas"]["ClientStatus"];
            /** @description Targets of this client instead of the priorities' own. */
            sla_overrides?: components["schemas"]["SlaOverride"][];
            tags?: components["schemas"]["TagInput"] | null;
        };
        /**
         * @description The URL-safe form of a tag's name, which the service makes and which follows the name.
         * @example key-account
         */
        TagSlug: string;
        /** @description All tags that a resource is to carry, by their slugs. */
        TagsReplace: {
            /** @description Slugs of tags; an unknown one is `invalid_request`, none takes all tags off. */
            tags: components["schemas"]["TagSlug"][];
        };
        /**
         * @description Identifier of a client, a project, a ticket or a contact.
         * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TaggedId: string;
        /** @description A resource with its tags as they are now. */
        TaggedResource: {
            id: components["schemas"]["TaggedId"];
            tags: components["schemas"]["Tags"];
        };
        /** @description Tags by their slugs. */
        TagSlugs: {
            /** @description Slugs of tags; an unknown one is `invalid_request`. */
            tags: components["schemas"]["TagSlug"][];
        };
        /** @description What the contact is at the client. */
        ContactRoles: {
            /**
             * @description The first one to turn to; one a client at most.
             * @example true
             */
            is_primary: boolean;
            /**
             * @description Gets invoices that are addressed to nobody.
             * @example true
             */
            is_billing: boolean;
            /**
             * @description To be asked about technical matters.
             * @example false
             */
            is_technical: boolean;
        };
        /**
         * @description What a contact may do in the client portal: `none` nothing, `view` see projects and tickets, `full` also create tickets and approve.
         * @example view
         * @enum {string}
         */
        PortalAccess: "none" | "view" | "full";
        /** @description The contact's access to the client portal. */
        ContactPortal: {
            /**
             * @description Whether the contact may sign in; true exactly when `access_level` is other than none.
             * @example true
             */
            access_enabled: boolean;
            access_level: components["schemas"]["PortalAccess"];
            /**
             * Format: date-time
             * @description When the contact last signed in.
             * @example 2026-01-31T09:30:00.000Z
             */
            last_login_at: string | null;
            /**
             * Format: date-time
             * @description When access was last given by an invitation; null without one and once access is taken.
             * @example 2026-01-31T09:30:00.000Z
             */
            invitation_sent_at: string | null;
        };
        /** @description What the contact wants to be sent. */
        ContactCommunication: {
            /** @example true */
            receives_invoices: boolean;
            /** @example false */
            receives_reports: boolean;
            /** @example false */
            receives_project_updates: boolean;
        };
        /** @description A contact as lists show it, with the name of its client and without the notes. */
        ContactSummary: {
            id: components["schemas"]["ContactId"];
            client_id: components["schemas"]["ClientId"];
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string;
            /** @example Pat Doe */
            name: components["schemas"]["Name"];
            /**
             * @description E-mail address.
             * @example pat@acme.example
             */
            email: string | null;
            /**
             * @description Telephone number.
             * @example +1 212 555 0100
             */
            phone: string | null;
            /**
             * @description Mobile number.
             * @example +1 917 555 0100
             */
            mobile: string | null;
            /**
             * @description What they are.
             * @example Head of Finance
             */
            title: string | null;
            /**
             * @description Where they work.
             * @example Finance
             */
            department: string | null;
            roles: components["schemas"]["ContactRoles"];
            portal: components["schemas"]["ContactPortal"];
            communication: components["schemas"]["ContactCommunication"];
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A contact to make. */
        ContactCreate: {
            client_id: components["schemas"]["ClientId"];
            /** @example Pat Doe */
            name: components["schemas"]["Name"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["ShortText"] | null;
            mobile?: components["schemas"]["ShortText"] | null;
            title?: components["schemas"]["ShortText"] | null;
            department?: components["schemas"]["ShortText"] | null;
            /**
             * @description True takes over from the client's primary contact of before.
             * @default false
             * @example true
             */
            is_primary: boolean;
            /**
             * @description Gets invoices that are addressed to nobody.
             * @default false
             * @example true
             */
            is_billing: boolean;
            /**
             * @description To be asked about technical matters.
             * @default false
             * @example false
             */
            is_technical: boolean;
            /** @default none */
            portal_access: components["schemas"]["PortalAccess"];
            /**
             * @description Wants invoices.
             * @default false
             * @example true
             */
            receives_invoices: boolean;
            /**
             * @description Wants reports.
             * @default false
             * @example false
             */
            receives_reports: boolean;
            /**
             * @description Wants news of projects.
             * @default false
             * @example false
             */
            receives_project_updates: boolean;
            notes?: components["schemas"]["LongText"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /**
         * @description Identifier of a ticket; later ones sort after earlier ones.
         * @example tkt_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TicketId: string;
        /** @description A ticket of a contact. */
        ContactTicket: {
            id: components["schemas"]["TicketId"];
            /**
             * @description Title of the ticket.
             * @example Login fails
             */
            title: string;
            /**
             * @description Whether it is `open` or `closed`.
             * @example open
             */
            status: string;
            created_at: components["schemas"]["DateTime"];
        };
        /** @description Something that happened to a contact. */
        ContactActivity: {
            id: components["schemas"]["EventId"];
            /** @example contact.updated */
            type: components["schemas"]["EventType"];
            created_at: components["schemas"]["DateTime"];
            /**
             * @description Who did it; null for the contact and for the service itself.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            user_id: string | null;
            /**
             * @description Their name.
             * @example Ada Miller
             */
            user_name: string | null;
        };
        /** @description A person at a client. */
        Contact: {
            id: components["schemas"]["ContactId"];
            client_id: components["schemas"]["ClientId"];
            /** @example Pat Doe */
            name: components["schemas"]["Name"];
            /**
             * @description E-mail address; what the contact signs in to the portal with.
             * @example pat@acme.example
             */
            email: string | null;
            /**
             * @description Telephone number.
             * @example +1 212 555 0100
             */
            phone: string | null;
            /**
             * @description Mobile number.
             * @example +1 917 555 0100
             */
            mobile: string | null;
            /**
             * @description What they are.
             * @example Head of Finance
             */
            title: string | null;
            /**
             * @description Where they work.
             * @example Finance
             */
            department: string | null;
            roles: components["schemas"]["ContactRoles"];
            portal: components["schemas"]["ContactPortal"];
            communication: components["schemas"]["ContactCommunication"];
            /**
             * @description Internal notes.
             * @example Prefers phone calls.
             */
            notes: string | null;
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description When included. */
            client?: components["schemas"]["Client"];
            /** @description When included: the newest 100 tickets of the contact, as far as the reader may see them, newest first. */
            tickets?: components["schemas"]["ContactTicket"][];
            /** @description When included: the latest 20 events about the contact of the last 30 days, latest first. */
            activity?: components["schemas"]["ContactActivity"][];
        };
        /** @description The fields of a contact to change. */
        ContactUpdate: {
            client_id?: components["schemas"]["ClientId"];
            /** @example Pat Doe */
            name?: components["schemas"]["Name"];
            email?: components["schemas"]["Email"] | null;
            phone?: components["schemas"]["ShortText"] | null;
            mobile?: components["schemas"]["ShortText"] | null;
            title?: components["schemas"]["ShortText"] | null;
            department?: components["schemas"]["ShortText"] | null;
            /**
             * @description True takes over from the client's primary contact of before.
             * @example true
             */
            is_primary?: boolean;
            /**
             * @description Gets invoices that are addressed to nobody.
             * @example true
             */
            is_billing?: boolean;
            /**
             * @description To be asked about technical matters.
             * @example false
             */
            is_technical?: boolean;
            portal_access?: components["schemas"]["PortalAccess"];
            /**
             * @description Wants invoices.
             * @example true
             */
            receives_invoices?: boolean;
            /**
             * @description Wants reports.
             * @example false
             */
            receives_reports?: boolean;
            /**
             * @description Wants news of projects.
             * @example false
             */
            receives_project_updates?: boolean;
            notes?: components["schemas"]["LongText"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /** @description The same change to several contacts. */
        ContactsUpdate: {
            /** @description Which contacts to change. */
            ids: components["schemas"]["ContactId"][];
            updates: components["schemas"]["ContactUpdate"];
        };
        /** @description Contacts to make together. */
        ContactsCreate: {
            contacts: components["schemas"]["ContactCreate"][];
        };
        /**
         * @description What contacts have in common: the e-mail address in any case, the digits of a telephone or mobile number, or, at the same client, a similar name.
         * @example email
         * @enum {string}
         */
        DuplicateReason: "email" | "phone" | "name";
        /** @description Contacts that may be one person. */
        ContactDuplicates: {
            /** @description The contacts, oldest first; 20 at most. */
            contacts: {
                id: components["schemas"]["ContactId"];
                /** @example Pat Doe */
                name: components["schemas"]["Name"];
                /**
                 * @description E-mail address.
                 * @example pat@acme.example
                 */
                email: string | null;
            }[];
            match_reason: components["schemas"]["DuplicateReason"];
            /**
             * @description How likely it is that they are.
             * @example 0.95
             */
            confidence: number;
        };
        /**
         * @description Something of a contact that can be embedded.
         * @example tickets
         * @enum {string}
         */
        ContactInclude: "client" | "tickets" | "activity";
        /** @description Which contact to merge into this one. */
        ContactMerge: {
            /** @description The contact that goes. */
            merge_contact_id: components["schemas"]["ContactId"];
        };
        /** @description A contact's access to the portal as it is now. */
        ContactPortalState: {
            id: components["schemas"]["ContactId"];
            portal: components["schemas"]["ContactPortal"];
        };
        /**
         * @description Access to the client portal that is some.
         * @example view
         * @enum {string}
         */
        PortalLevel: "view" | "full";
        /** @description How to give access to the portal. */
        ContactPortalEnable: {
            /**
             * @description What the contact may do there.
             * @default view
             */
            access_level: components["schemas"]["PortalLevel"];
            /**
             * @description Whether to mail the contact a link to a page where they set their password.
             * @default true
             * @example true
             */
            send_invitation: boolean;
        };
        /** @description Hourly rates under a name, that clients, projects and time entries may refer to. */
        RateCard: {
            id: components["schemas"]["RateCardId"];
            /** @example Premium */
            name: components["schemas"]["Name"];
            currency: components["schemas"]["Currency"];
            /** @description Rate of normal hours. Left out without `can_see_rates`. */
            standard_rate?: components["schemas"]["Rate"];
            /**
             * @description Rate of emergency hours; null is the standard rate × the workspace's `emergency_multiplier`. Left out without `can_see_rates`.
             * @example 200
             */
            emergency_rate?: number | null;
            /**
             * @description Whether the card holds for all work in its currency that has no nearer rate. A currency has one default at most.
             * @example false
             */
            is_default: boolean;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A rate card to make. `currency` defaults to the workspace's. */
        RateCardCreate: {
            name: components["schemas"]["Name"];
            currency?: components["schemas"]["Currency"];
            standard_rate: components["schemas"]["Rate"];
            /** @description Null is the standard rate × `emergency_multiplier`. */
            emergency_rate?: components["schemas"]["Rate"] | null;
            /**
             * @description Takes over from the default card of the currency.
             * @default false
             * @example true
             */
            is_default: boolean;
        };
        /** @description The fields of a rate card to change. */
        RateCardUpdate: {
            name?: components["schemas"]["Name"];
            currency?: components["schemas"]["Currency"];
            standard_rate?: components["schemas"]["Rate"];
            /** @description Null is the standard rate × `emergency_multiplier`. */
            emergency_rate?: components["schemas"]["Rate"] | null;
            /**
             * @description Takes over from the default card of the currency.
             * @example true
             */
            is_default?: boolean;
        };
        /**
         * @description Identifier of a project type; later ones sort after earlier ones.
         * @example ptype_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ProjectTypeId: string;
        /** @description A kind of project. */
        ProjectType: {
            id: components["schemas"]["ProjectTypeId"];
            /** @example Consulting */
            name: components["schemas"]["Name"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A project type to make. */
        ProjectTypeCreate: {
            name: components["schemas"]["Name"];
        };
        /** @description The fields of a project type to change. */
        ProjectTypeUpdate: {
            name?: components["schemas"]["Name"];
        };
        /**
         * @description How work is paid for. Time on `non_billable` work is not billable unless it says so itself.
         * @example time_and_materials
         * @enum {string}
         */
        BillingType: "time_and_materials" | "fixed_fee" | "retainer" | "non_billable";
        /** @description A project as lists show it. */
        ProjectSummary: {
            id: components["schemas"]["ProjectId"];
            /** @example Shop relaunch */
            title: components["schemas"]["Name"];
            client_id: components["schemas"]["ClientId"];
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string;
            status: components["schemas"]["ProjectStatus"];
            /**
             * @description The project type.
             * @example null
             */
            type_id: string | null;
            billing_type: components["schemas"]["BillingType"];
            /**
             * @description The user who runs it.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            manager_id: string | null;
            dates: {
                /**
                 * Format: date
                 * @description First planned day.
                 * @example 2026-01-05
                 */
                start_date: string | null;
                /**
                 * Format: date
                 * @description Day it is due.
                 * @example 2026-03-31
                 */
                due_date: string | null;
            };
            budget: {
                /**
                 * @description Budget of hours.
                 * @example 100
                 */
                hours: number | null;
                /**
                 * @description Hours logged on the project.
                 * @example 62.5
                 */
                hours_used: components["schemas"]["Hours"];
                /**
                 * @description As on the project itself.
                 * @example 62.5
                 */
                percent_complete: components["schemas"]["Percent"];
            };
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /**
         * @description Identifier of an agreement; later ones sort after earlier ones.
         * @example agr_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        AgreementId: string;
        /** @description A project to make. */
        ProjectCreate: {
            title: components["schemas"]["Name"];
            client_id: components["schemas"]["ClientId"];
            description?: components["schemas"]["LongText"] | null;
            /** @default pending */
            status: components["schemas"]["ProjectStatus"];
            type_id?: components["schemas"]["ProjectTypeId"] | null;
            /** @default time_and_materials */
            billing_type: components["schemas"]["BillingType"];
            /** @description The user who runs it. */
            manager_id?: components["schemas"]["UserId"] | null;
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client; only where `billing_type` is retainer. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            start_date?: components["schemas"]["Date"] | null;
            /** @description Not before `start_date`. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description 0 means none. */
            budget_hours?: components["schemas"]["Hours"] | null;
            /** @description In the currency of the client; 0 means none. */
            budget_amount?: components["schemas"]["Money"] | null;
            /**
             * @description Whether the project has a rate of its own; follows from `custom_rate` and `rate_id` when they are sent without it.
             * @example true
             */
            rate_override?: boolean;
            /** @description A rate card in the currency of the client. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description Comes before `rate_id`. */
            custom_rate?: components["schemas"]["Rate"] | null;
            notes?: components["schemas"]["LongText"] | null;
            contract_url?: components["schemas"]["Url"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /** @description When the project is planned and when it was worked on. */
        ProjectDates: {
            /**
             * Format: date
             * @description First planned day.
             * @example 2026-01-05
             */
            start_date: string | null;
            /**
             * Format: date
             * @description Day it is due.
             * @example 2026-03-31
             */
            due_date: string | null;
            /**
             * Format: date-time
             * @description When the project first became active; it stays.
             * @example 2026-01-05T09:00:00.000Z
             */
            commenced_at: string | null;
            /**
             * Format: date-time
             * @description When the project became completed; null again once it is reopened.
             * @example null
             */
            completed_at: string | null;
        };
        /** @description What may be used and what was. Amounts are in the client's currency. */
        ProjectBudget: {
            /**
             * @description Budget of hours; null and 0 are none.
             * @example 100
             */
            hours: number | null;
            /**
             * @description Budget of money; null and 0 are none.
             * @example 10000
             */
            amount: number | null;
            /**
             * @description All hours logged on the project, billable or not.
             * @example 62.5
             */
            hours_used: components["schemas"]["Hours"];
            /**
             * @description What lines of invoices that are not void bill for the project, drafts included.
             * @example 5000
             */
            amount_billed: components["schemas"]["Money"];
            /**
             * @description `hours_used` / `hours` × 100; without a budget of hours `amount_billed` / `amount` × 100; without either 0. 2 decimals, may pass 100.
             * @example 62.5
             */
            percent_complete: components["schemas"]["Percent"];
        };
        /** @description The rate of work on the project, in the client's currency. */
        ProjectRate: {
            /**
             * @description Whether `custom_rate`, or else the card `rate_id`, comes before the rates of client and user.
             * @example true
             */
            override: boolean;
            /**
             * @description Rate card of the project.
             * @example null
             */
            rate_id: string | null;
            /**
             * @description Hourly rate of the project. Left out without `can_see_rates`.
             * @example 140
             */
            custom_rate?: number | null;
        };
        /** @description The user who runs a project. */
        ProjectManager: {
            id: components["schemas"]["UserId"];
            /**
             * @description Display name.
             * @example Ada Miller
             */
            name: string;
            /**
             * @description E-mail address.
             * @example ada@docket.example
             */
            email: string;
            /**
             * @description Job title.
             * @example Senior Engineer
             */
            title: string | null;
            /**
             * @description Picture.
             * @example null
             */
            avatar_url: string | null;
        };
        /** @description The time logged on a project. Hours are billable when the entry is `billable` and not excluded. */
        ProjectTime: {
            /** @example 62.5 */
            total_hours: components["schemas"]["Hours"];
            /** @example 60 */
            billable_hours: components["schemas"]["Hours"];
            /** @description Most hours first. */
            by_user: {
                user_id: components["schemas"]["UserId"];
                /** @example 62.5 */
                hours: components["schemas"]["Hours"];
            }[];
        };
        /** @description Work for a client with a beginning, an end and a budget. */
        Project: {
            id: components["schemas"]["ProjectId"];
            /** @example Shop relaunch */
            title: components["schemas"]["Name"];
            /** @example New shop on the new platform. */
            description: string | null;
            client_id: components["schemas"]["ClientId"];
            status: components["schemas"]["ProjectStatus"];
            /**
             * @description The project type.
             * @example ptype_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            type_id: string | null;
            billing_type: components["schemas"]["BillingType"];
            /**
             * @description The user who runs it.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            manager_id: string | null;
            /**
             * @description The contact at the client.
             * @example null
             */
            contact_id: string | null;
            /**
             * @description The retainer agreement where `billing_type` is retainer.
             * @example null
             */
            agreement_id: string | null;
            dates: components["schemas"]["ProjectDates"];
            budget: components["schemas"]["ProjectBudget"];
            rate: components["schemas"]["ProjectRate"];
            /**
             * @description Internal notes.
             * @example null
             */
            notes: string | null;
            /**
             * @description Where the contract is.
             * @example https://example.com/contract
             */
            contract_url: string | null;
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Only with `include=client`. */
            client?: components["schemas"]["Client"];
            /** @description Only with `include=manager`. */
            manager?: components["schemas"]["ProjectManager"] | null;
            /** @description Only with `include=time_entries`. */
            time_entries?: components["schemas"]["ProjectTime"];
        };
        /**
         * @description Something of a project that can be embedded.
         * @example client
         * @enum {string}
         */
        ProjectInclude: "client" | "manager" | "time_entries";
        /** @description The fields of a project to change. */
        ProjectUpdate: {
            title?: components["schemas"]["Name"];
            client_id?: components["schemas"]["ClientId"];
            description?: components["schemas"]["LongText"] | null;
            status?: components["schemas"]["ProjectStatus"];
            type_id?: components["schemas"]["ProjectTypeId"] | null;
            billing_type?: components["schemas"]["BillingType"];
            /** @description The user who runs it. */
            manager_id?: components["schemas"]["UserId"] | null;
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client; only where `billing_type` is retainer. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            start_date?: components["schemas"]["Date"] | null;
            /** @description Not before `start_date`. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description 0 means none. */
            budget_hours?: components["schemas"]["Hours"] | null;
            /** @description In the currency of the client; 0 means none. */
            budget_amount?: components["schemas"]["Money"] | null;
            /**
             * @description Whether the project has a rate of its own; follows from `custom_rate` and `rate_id` when they are sent without it.
             * @example true
             */
            rate_override?: boolean;
            /** @description A rate card in the currency of the client. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description Comes before `rate_id`. */
            custom_rate?: components["schemas"]["Rate"] | null;
            notes?: components["schemas"]["LongText"] | null;
            contract_url?: components["schemas"]["Url"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /**
         * @description Identifier of a milestone; later ones sort after earlier ones.
         * @example mil_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        MilestoneId: string;
        /**
         * @description Identifier of an invoice line item; later ones sort after earlier ones.
         * @example line_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        LineItemId: string;
        /** @description Whether and where a milestone is billed. */
        MilestoneBilling: {
            /**
             * @description Whether it is on a line of an invoice, a draft included.
             * @example false
             */
            billed: boolean;
            /** @description The line that bills it. */
            invoice_line_id: components["schemas"]["LineItemId"] | null;
        };
        /** @description A point of a project by which something is reached. One with an amount can be put on an invoice as a line (`milestone_id`), once: it is billed while it is on the line, and free again when the line goes or the invoice is void. */
        Milestone: {
            id: components["schemas"]["MilestoneId"];
            project_id: components["schemas"]["ProjectId"];
            /** @example Shop is live */
            title: components["schemas"]["Name"];
            description: components["schemas"]["LongText"] | null;
            /** @description The day it is due. */
            due_date: components["schemas"]["Date"] | null;
            /** @description What it is billed with, in the currency of the client; null is not billed by itself. Left out without `can_see_rates`. */
            amount?: components["schemas"]["Money"] | null;
            billing: components["schemas"]["MilestoneBilling"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A milestone to make. */
        MilestoneCreate: {
            /** @example Shop is live */
            title: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description The day it is due. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description What it is billed with, in whole minor units of the currency of the client; null for what is not billed by itself. */
            amount?: components["schemas"]["Money"] | null;
        };
        /** @description The fields of a milestone to change. */
        MilestoneUpdate: {
            /** @example Shop is live */
            title?: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description The day it is due. */
            due_date?: components["schemas"]["Date"] | null;
            /** @description What it is billed with, in whole minor units of the currency of the client; null for what is not billed by itself. */
            amount?: components["schemas"]["Money"] | null;
        };
        /**
         * @description How far a phase is.
         * @example active
         * @enum {string}
         */
        PhaseStatus: "pending" | "active" | "completed";
        /**
         * @description Identifier of a phase; later ones sort after earlier ones.
         * @example pha_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        PhaseId: string;
        /** @description A stretch of a project. The phases of a project stand in an order of their own. */
        Phase: {
            id: components["schemas"]["PhaseId"];
            project_id: components["schemas"]["ProjectId"];
            /** @example Design */
            title: components["schemas"]["Name"];
            description: components["schemas"]["LongText"] | null;
            /** @description Its first planned day. */
            start_date: components["schemas"]["Date"] | null;
            /** @description The day it is due. */
            due_date: components["schemas"]["Date"] | null;
            status: components["schemas"]["PhaseStatus"];
            /**
             * @description Its place among the phases of the project, counted from 1 without gaps.
             * @example 1
             */
            position: number;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A phase to make. `status` defaults to pending. */
        PhaseCreate: {
            /** @example Design */
            title: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description Its first planned day. */
            start_date?: components["schemas"]["Date"] | null;
            /** @description The day it is due; not before `start_date`. */
            due_date?: components["schemas"]["Date"] | null;
            /** @default pending */
            status: components["schemas"]["PhaseStatus"];
        };
        /** @description The phases of a project in their new order. */
        PhasesReorder: {
            /** @description Every phase of the project, exactly once. */
            phase_ids: components["schemas"]["PhaseId"][];
        };
        /** @description The fields of a phase to change. Its place is changed by reordering. */
        PhaseUpdate: {
            /** @example Design */
            title?: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description Its first planned day. */
            start_date?: components["schemas"]["Date"] | null;
            /** @description The day it is due; not before `start_date`. */
            due_date?: components["schemas"]["Date"] | null;
            status?: components["schemas"]["PhaseStatus"];
        };
        /**
         * @description Identifier of a task; later ones sort after earlier ones.
         * @example task_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TaskId: string;
        /** @description Something to be done within a ticket or a project. */
        Task: {
            id: components["schemas"]["TaskId"];
            /** @description The ticket it belongs to; null for a task of a project. */
            ticket_id: components["schemas"]["TicketId"] | null;
            /** @description The project it belongs to; null for a task of a ticket. */
            project_id: components["schemas"]["ProjectId"] | null;
            title: components["schemas"]["Name"];
            description: components["schemas"]["LongText"] | null;
            /** @description The user who is to do it. */
            assignee_id: components["schemas"]["UserId"] | null;
            due_date: components["schemas"]["Date"] | null;
            /**
             * @description Whether it is done.
             * @example false
             */
            completed: boolean;
            /** @description When it was done; null while it is not. */
            completed_at: components["schemas"]["DateTime"] | null;
            /**
             * @description Its place among the tasks of its ticket or project, counted from 1.
             * @example 1
             */
            position: number;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A task to make. */
        TaskCreate: {
            title: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description The user who is to do it. */
            assignee_id?: components["schemas"]["UserId"] | null;
            due_date?: components["schemas"]["Date"] | null;
        };
        /** @description The fields of a task to change. */
        TaskUpdate: {
            title?: components["schemas"]["Name"];
            description?: components["schemas"]["LongText"] | null;
            /** @description The user who is to do it. */
            assignee_id?: components["schemas"]["UserId"] | null;
            due_date?: components["schemas"]["Date"] | null;
            /**
             * @description Whether it is done.
             * @example true
             */
            completed?: boolean;
        };
        /**
         * @description `standard` is the normal hourly rate, `emergency` the one for after-hours and rush work, `custom` one given by hand.
         * @example standard
         * @enum {string}
         */
        RateType: "standard" | "emergency" | "custom";
        /** @description How the hours are billed. */
        TimeEntryBilling: {
            /**
             * @description Whether the hours may be billed.
             * @example true
             */
            billable: boolean;
            /**
             * @description Whether the hours are on a line of an invoice that is not void.
             * @example false
             */
            billed: boolean;
            currency: components["schemas"]["Currency"];
            /**
             * @description The rate card that the rate comes from; null when it comes from elsewhere.
             * @example null
             */
            rate_id: string | null;
            rate_type: components["schemas"]["RateType"];
            /** @description Hourly rate in `currency`. Left out without `can_see_rates`. */
            rate_charged?: components["schemas"]["Rate"];
            /**
             * @description Whether the rate was given by hand and stays when what it would follow from changes.
             * @example false
             */
            rate_override: boolean;
            /**
             * @description The invoice line that bills the hours.
             * @example null
             */
            invoice_line_id: string | null;
        };
        /**
         * @description Why an entry is not billed. `other` is explained in `note`.
         * @example goodwill
         * @enum {string}
         */
        ExclusionReason: "internal_meeting" | "rework" | "goodwill" | "training" | "admin" | "other";
        /** @description Whether and why an entry is kept from being billed. */
        TimeEntryExclusion: {
            /**
             * @description Whether the entry is kept from being billed.
             * @example false
             */
            excluded: boolean;
            reason: components["schemas"]["ExclusionReason"] | null;
            /**
             * @description More on the reason.
             * @example null
             */
            note: string | null;
        };
        /**
         * @description Where something that needs approval stands.
         * @example pending
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "rejected";
        /** @description Whether the time was approved. */
        TimeEntryApproval: {
            status: components["schemas"]["ApprovalStatus"];
            /**
             * @description The user who approved.
             * @example null
             */
            approved_by_id: string | null;
            /**
             * Format: date-time
             * @description When it was approved.
             * @example null
             */
            approved_at: string | null;
            /**
             * @description Why it was rejected.
             * @example null
             */
            reason: string | null;
        };
        /** @description The timer of an entry. */
        TimeEntryTimer: {
            /** @example false */
            running: boolean;
            /**
             * Format: date-time
             * @description When the running timer was started.
             * @example null
             */
            started_at: string | null;
        };
        /** @description A time entry as lists show it, with the names of what it belongs to. */
        TimeEntrySummary: {
            id: components["schemas"]["TimeEntryId"];
            user_id: components["schemas"]["UserId"];
            /**
             * @description Name of the user.
             * @example Ada Miller
             */
            user_name: string;
            date: components["schemas"]["Date"];
            /**
             * @description 0.01 to 24.00; 0 while the timer runs.
             * @example 1.5
             */
            hours: components["schemas"]["Hours"];
            /**
             * @description What was done.
             * @example Moved the shop to the new server
             */
            description: string | null;
            /**
             * @description The client; null only on what began as a timer without one.
             * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            client_id: string | null;
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string | null;
            /**
             * @description The project.
             * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            project_id: string | null;
            /**
             * @description Title of the project.
             * @example Shop relaunch
             */
            project_title: string | null;
            /**
             * @description The ticket.
             * @example null
             */
            ticket_id: string | null;
            /**
             * @description The retainer agreement that the hours draw on.
             * @example null
             */
            agreement_id: string | null;
            /**
             * @description The period of the agreement.
             * @example null
             */
            period_id: string | null;
            billing: components["schemas"]["TimeEntryBilling"];
            exclusion: components["schemas"]["TimeEntryExclusion"];
            approval: components["schemas"]["TimeEntryApproval"];
            timer: components["schemas"]["TimeEntryTimer"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description What all the entries that the filters match add up to. Hours are billable when the entry is `billable` and not excluded; the value is Σ billable hours × rate. `total_value` has what is in the workspace's currency, `other_currencies` the rest; both are left out without `can_see_rates`. */
        TimeListSummary: {
            /** @example 42.5 */
            total_hours: components["schemas"]["Hours"];
            /** @example 40 */
            billable_hours: components["schemas"]["Hours"];
            /** @example 2.5 */
            non_billable_hours: components["schemas"]["Hours"];
            /** @example 4000 */
            total_value?: components["schemas"]["Money"];
            other_currencies?: {
                /** @example EUR */
                currency: components["schemas"]["Currency"];
                /** @example 500 */
                total_value: components["schemas"]["Money"];
            }[];
        };
        /**
         * @description Identifier of a tag; later ones sort after earlier ones.
         * @example tag_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TagId: string;
        /**
         * @description What a tag is called; one of the same name in any case is the same tag.
         * @example Key Account
         */
        TagName: string;
        /**
         * @description A color as `#rrggbb`.
         * @example #7e22ce
         */
        TagColor: string;
        /** @description A word by which clients, projects, tickets and contacts are grouped. */
        Tag: {
            id: components["schemas"]["TagId"];
            name: components["schemas"]["TagName"];
            slug: components["schemas"]["TagSlug"];
            color: components["schemas"]["TagColor"];
            /**
             * @description What the tag is for.
             * @example Looked after by a partner of the firm.
             */
            description: string | null;
            /**
             * @description How many clients, projects, tickets and contacts carry it.
             * @example 12
             */
            usage_count: number;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A tag to make. The service chooses a color where none is given. */
        TagCreate: {
            name: components["schemas"]["TagName"];
            color?: components["schemas"]["TagColor"];
            /**
             * @description What the tag is for.
             * @example Looked after by a partner of the firm.
             */
            description?: string | null;
        };
        /**
         * @description A kind of resource that can carry tags.
         * @example clients
         * @enum {string}
         */
        TaggedType: "clients" | "projects" | "contacts";
        /** @description Tags to add to several resources of a kind. */
        TagsBulkAdd: {
            resource_type: components["schemas"]["TaggedType"];
            /** @description Identifiers of resources of the kind, each once. */
            resource_ids: components["schemas"]["TaggedId"][];
            /** @description Slugs of tags; an unknown one is `invalid_request`. */
            tags: components["schemas"]["TagSlug"][];
        };
        /** @description A tag that would suit a resource. */
        TagSuggestion: {
            tag: components["schemas"]["TagSlug"];
            name: components["schemas"]["TagName"];
            /**
             * @description How well it suits, from 0 to 1.
             * @example 0.82
             */
            confidence: number;
        };
        /** @description The fields of a tag to change. */
        TagUpdate: {
            name?: components["schemas"]["TagName"];
            color?: components["schemas"]["TagColor"];
            /**
             * @description What the tag is for.
             * @example Looked after by a partner of the firm.
             */
            description?: string | null;
        };
        /**
         * @description Identifier of a ticket priority; later ones sort after earlier ones.
         * @example pri_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TicketPriorityId: string;
        /**
         * @description A place in a list, counted from 1.
         * @example 2
         */
        ListPosition: number;
        /** @description How pressing a ticket is, and the SLA targets that follow from it. */
        TicketPriority: {
            id: components["schemas"]["TicketPriorityId"];
            /** @example Normal */
            name: components["schemas"]["Name"];
            /** @example #3b82f6 */
            color: components["schemas"]["TagColor"];
            /**
             * @description Minutes to the first response; null is no target.
             * @example 240
             */
            sla_response: number | null;
            /**
             * @description Minutes to the resolution; null is no target.
             * @example 1440
             */
            sla_resolution: number | null;
            /**
             * @description Whether a ticket takes it where it names none. Exactly one does.
             * @example true
             */
            is_default: boolean;
            /** @description Its place in the list, counted from 1, from the least to the most pressing. Tickets are sorted by it. */
            position: components["schemas"]["ListPosition"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /**
         * @description Minutes that count towards an SLA target.
         * @example 240
         */
        SlaMinutes: number;
        /** @description A ticket priority to make. */
        TicketPriorityCreate: {
            name: components["schemas"]["Name"];
            /** @description Follows from the name where it is left out. */
            color?: components["schemas"]["TagColor"];
            /** @description Minutes to the first response; without it there is no target. */
            sla_response?: components["schemas"]["SlaMinutes"] | null;
            /** @description Minutes to the resolution; without it there is no target. */
            sla_resolution?: components["schemas"]["SlaMinutes"] | null;
            /**
             * @description Takes over from the default priority.
             * @default false
             * @example false
             */
            is_default: boolean;
            /** @description Where in the list it goes; at the end where it is left out. */
            position?: components["schemas"]["ListPosition"];
        };
        /** @description The fields of a ticket priority to change. */
        TicketPriorityUpdate: {
            name?: components["schemas"]["Name"];
            color?: components["schemas"]["TagColor"];
            /** @description Minutes to the first response; null is no target. */
            sla_response?: components["schemas"]["SlaMinutes"] | null;
            /** @description Minutes to the resolution; null is no target. */
            sla_resolution?: components["schemas"]["SlaMinutes"] | null;
            /**
             * @description Takes over from the default priority.
             * @example true
             */
            is_default?: boolean;
            /** @description Where in the list it goes. */
            position?: components["schemas"]["ListPosition"];
        };
        /**
         * @description Identifier of a ticket status; later ones sort after earlier ones.
         * @example stat_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        TicketStatusId: string;
        /**
         * @description Whether tickets in a status are open or closed.
         * @example open
         * @enum {string}
         */
        TicketStatusType: "open" | "closed";
        /** @description Where a ticket can stand. */
        TicketStatus: {
            id: components["schemas"]["TicketStatusId"];
            /** @example Waiting on Client */
            name: components["schemas"]["Name"];
            type: components["schemas"]["TicketStatusType"];
            /** @example #f59e0b */
            color: components["schemas"]["TagColor"];
            /**
             * @description Whether time spent in it counts towards no SLA target.
             * @example true
             */
            pauses_sla: boolean;
            /**
             * @description Its place in the list, counted from 1. A ticket begins in the first open status.
             * @example 3
             */
            position: components["schemas"]["ListPosition"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A ticket status to make. */
        TicketStatusCreate: {
            name: components["schemas"]["Name"];
            type: components["schemas"]["TicketStatusType"];
            /** @description Follows from the name where it is left out. */
            color?: components["schemas"]["TagColor"];
            /**
             * @description Whether time spent in it counts towards no SLA target.
             * @default false
             * @example true
             */
            pauses_sla: boolean;
            /** @description Where in the list it goes; at the end where it is left out. */
            position?: components["schemas"]["ListPosition"];
        };
        /** @description The fields of a ticket status to change. */
        TicketStatusUpdate: {
            name?: components["schemas"]["Name"];
            type?: components["schemas"]["TicketStatusType"];
            color?: components["schemas"]["TagColor"];
            /**
             * @description Whether time spent in it counts towards no SLA target.
             * @example true
             */
            pauses_sla?: boolean;
            /** @description Where in the list it goes. */
            position?: components["schemas"]["ListPosition"];
        };
        /**
         * @description Whether tickets are open or closed.
         * @example open
         * @enum {string}
         */
        TicketStatusFilter: "all" | "open" | "closed";
        /**
         * Format: date-or-date-time
         * @description A day in the workspace's time zone, `YYYY-MM-DD`, or an instant.
         * @example 2026-01-31
         */
        DateOrDateTime: string;
        /** @description The status of a ticket, as lists show it. */
        TicketStatusName: {
            id: components["schemas"]["TicketStatusId"];
            /**
             * @description Name of the status.
             * @example In Progress
             */
            name: string;
            /**
             * @description Its color.
             * @example #8b5cf6
             */
            color: string;
        };
        /** @description The priority of a ticket, as lists show it. */
        TicketPriorityName: {
            id: components["schemas"]["TicketPriorityId"];
            /**
             * @description Name of the priority.
             * @example Normal
             */
            name: string;
            /**
             * @description Its color.
             * @example #3b82f6
             */
            color: string;
        };
        /** @description The user who works on a ticket. */
        TicketAssignee: {
            id: components["schemas"]["UserId"];
            /**
             * @description Display name.
             * @example Ada Miller
             */
            name: string;
        };
        /** @description When a ticket came, was answered and was done. */
        TicketDates: {
            opened_at: components["schemas"]["DateTime"];
            /**
             * @description When a user first answered in public, or the ticket was closed; null until then.
             * @example null
             */
            first_response_at: components["schemas"]["DateTime"] | null;
            /**
             * @description When it was resolved; null while it is open.
             * @example null
             */
            resolved_at: components["schemas"]["DateTime"] | null;
            /**
             * @description When it was closed; null while it is open.
             * @example null
             */
            closed_at: components["schemas"]["DateTime"] | null;
            /**
             * Format: date
             * @description Day it is due.
             * @example 2026-02-06
             */
            due_date: string | null;
        };
        /** @description What was promised for a ticket and how it went. */
        TicketSla: {
            /**
             * @description Minutes to the first response; null is no target.
             * @example 240
             */
            response_target: number | null;
            /**
             * @description Minutes to the resolution; null is no target.
             * @example 1440
             */
            resolution_target: number | null;
            /** @description When the target of the first response passes; null without a target. */
            response_due_at: components["schemas"]["DateTime"] | null;
            /** @description When the target of the resolution passes; null without a target. */
            resolution_due_at: components["schemas"]["DateTime"] | null;
            /**
             * @description Whether the first response came in time; null until that is decided.
             * @example null
             */
            response_met: boolean | null;
            /**
             * @description Whether the resolution came in time; null until that is decided.
             * @example null
             */
            resolution_met: boolean | null;
            /**
             * @description Whether a target was missed.
             * @example false
             */
            breached: boolean;
        };
        /** @description The hours of a ticket, by whomever they were logged. */
        TicketTime: {
            /**
             * @description Hours it is thought to take.
             * @example 4
             */
            estimated_hours: number | null;
            /**
             * @description All hours logged on it; a running timer counts once it is stopped.
             * @example 1.5
             */
            logged_hours: components["schemas"]["Hours"];
            /**
             * @description Those of them that are billable and not excluded.
             * @example 1.5
             */
            billable_hours: components["schemas"]["Hours"];
        };
        /** @description A ticket as lists show it, with the names of what it refers to. */
        TicketSummary: {
            id: components["schemas"]["TicketId"];
            /**
             * @description What people call it.
             * @example TKT-1001
             */
            number: string;
            /** @example Login fails */
            title: components["schemas"]["Name"];
            client_id: components["schemas"]["ClientId"];
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string;
            /**
             * @description The project it belongs to.
             * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            project_id: string | null;
            /**
             * @description Title of the project.
             * @example Shop relaunch
             */
            project_title: string | null;
            status: components["schemas"]["TicketStatusName"];
            priority: components["schemas"]["TicketPriorityName"];
            /** @description The user who works on it; null for nobody. */
            assignee: components["schemas"]["TicketAssignee"] | null;
            billing_type: components["schemas"]["BillingType"];
            dates: components["schemas"]["TicketDates"];
            sla: components["schemas"]["TicketSla"];
            time: components["schemas"]["TicketTime"];
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description A ticket to make. */
        TicketCreate: {
            /** @example Login fails */
            title: components["schemas"]["Name"];
            client_id: components["schemas"]["ClientId"];
            description?: components["schemas"]["LongText"] | null;
            /** @description A project of the client. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @description The first open status where it is left out. */
            status_id?: components["schemas"]["TicketStatusId"];
            /** @description The default priority where it is left out. */
            priority_id?: components["schemas"]["TicketPriorityId"];
            /** @description The user who works on it, who is not deactivated. */
            assignee_id?: components["schemas"]["UserId"] | null;
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            /** @default time_and_materials */
            billing_type: components["schemas"]["BillingType"];
            due_date?: components["schemas"]["Date"] | null;
            /** @description Hours it is thought to take. */
            estimated_hours?: components["schemas"]["Hours"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /**
         * @description Identifier of an attachment; later ones sort after earlier ones.
         * @example att_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        AttachmentId: string;
        /** @description A file on a ticket. */
        Attachment: {
            id: components["schemas"]["AttachmentId"];
            ticket_id: components["schemas"]["TicketId"];
            /**
             * @description The name it was uploaded by.
             * @example certificate.pdf
             */
            filename: string;
            /**
             * @description What it is, by its content.
             * @example application/pdf
             */
            content_type: string;
            /**
             * @description Bytes.
             * @example 48213
             */
            size: number;
            /**
             * Format: uri
             * @description Where the file is, to be read with an API key.
             * @example http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            url: string;
            /** @description Who put it there. */
            user_id: components["schemas"]["UserId"] | null;
            /**
             * @description Their name.
             * @example Ada Miller
             */
            user_name: string | null;
            created_at: components["schemas"]["DateTime"];
        };
        /** @description A task, an issue or a request of a client. */
        Ticket: {
            id: components["schemas"]["TicketId"];
            /**
             * @description What people call it: `TKT-1001` and up, each number once in a workspace.
             * @example TKT-1001
             */
            number: string;
            /** @example Login fails */
            title: components["schemas"]["Name"];
            /**
             * @description What it is about.
             * @example Since this morning the shop refuses every password.
             */
            description: string | null;
            client_id: components["schemas"]["ClientId"];
            /**
             * @description The project it belongs to.
             * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            project_id: string | null;
            status_id: components["schemas"]["TicketStatusId"];
            priority_id: components["schemas"]["TicketPriorityId"];
            /**
             * @description The user who works on it.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            assignee_id: string | null;
            /**
             * @description The user who made it; null where it was made by no user.
             * @example usr_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            reporter_id: string | null;
            /**
             * @description The contact at the client whom it concerns.
             * @example null
             */
            contact_id: string | null;
            /**
             * @description The retainer agreement that time on it draws on.
             * @example null
             */
            agreement_id: string | null;
            billing_type: components["schemas"]["BillingType"];
            dates: components["schemas"]["TicketDates"];
            sla: components["schemas"]["TicketSla"];
            time: components["schemas"]["TicketTime"];
            /**
             * @description How it was resolved; it stays when the ticket is reopened.
             * @example null
             */
            resolution_summary: string | null;
            tags: components["schemas"]["Tags"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description Only with `include=client`. */
            client?: components["schemas"]["Client"];
            /** @description Only with `include=project`; null where there is none. */
            project?: components["schemas"]["Project"] | null;
            /** @description Only with `include=assignee`; null where there is none. */
            assignee?: components["schemas"]["TicketAssignee"] | null;
            /** @description Only with `include=activities`: all of them, oldest first. */
            activities?: components["schemas"]["TicketActivity"][];
            /** @description Only with `include=time_entries`: all that the key's user may see, oldest first. */
            time_entries?: components["schemas"]["TimeEntrySummary"][];
            /** @description Only with `include=attachments`: all of them, oldest first. */
            attachments?: components["schemas"]["Attachment"][];
            /** @description Only with `include=tasks`: all of them, in order. */
            tasks?: components["schemas"]["Task"][];
        };
        /** @description The fields of a ticket to change. */
        TicketUpdate: {
            /** @example Login fails */
            title?: components["schemas"]["Name"];
            client_id?: components["schemas"]["ClientId"];
            description?: components["schemas"]["LongText"] | null;
            /** @description A project of the client. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @description One of type closed closes an open ticket, one of type open reopens a closed one. */
            status_id?: components["schemas"]["TicketStatusId"];
            priority_id?: components["schemas"]["TicketPriorityId"];
            /** @description The user who works on it, who is not deactivated. */
            assignee_id?: components["schemas"]["UserId"] | null;
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            billing_type?: components["schemas"]["BillingType"];
            due_date?: components["schemas"]["Date"] | null;
            /** @description Hours it is thought to take. */
            estimated_hours?: components["schemas"]["Hours"] | null;
            /** @description How it was resolved. */
            resolution_summary?: components["schemas"]["LongText"] | null;
            tags?: components["schemas"]["TagInput"] | null;
        };
        /** @description The same change to several tickets. */
        TicketsUpdate: {
            /** @description Which tickets to change. */
            ids: components["schemas"]["TicketId"][];
            updates: components["schemas"]["TicketUpdate"];
        };
        /** @description Tickets to close, and how they were resolved. */
        TicketsClose: {
            /** @description Which tickets to close. */
            ids: components["schemas"]["TicketId"][];
            /** @description In your own words, the same for all. Left out, the summary of an earlier closing stays. */
            resolution_summary?: components["schemas"]["LongText"] | null;
            /**
             * @description Composes each summary from the activities of its ticket, unless `resolution_summary` says it.
             * @default false
             * @example false
             */
            generate_summary: boolean;
        };
        /**
         * @description Something of a ticket that can be embedded.
         * @example activities
         * @enum {string}
         */
        TicketInclude: "client" | "project" | "assignee" | "activities" | "time_entries" | "attachments" | "tasks";
        /** @description A comment on a ticket. */
        TicketActivityCreate: {
            /**
             * @description What there is to say.
             * @example The certificate is renewed. Please try again.
             */
            content: string;
            /**
             * @description Internal unless it says public.
             * @default internal
             */
            visibility: components["schemas"]["TicketActivityVisibility"];
        };
        /** @description How a ticket was resolved. */
        TicketClose: {
            /** @description In your own words. Left out, the summary of an earlier closing stays. */
            resolution_summary?: components["schemas"]["LongText"] | null;
            /**
             * @description Composes the summary from the activities, unless `resolution_summary` says it.
             * @default false
             * @example false
             */
            generate_summary: boolean;
        };
        /** @description Why a ticket is reopened. It stands among the activities and in the event's context. */
        TicketReopen: {
            /** @description In your own words. */
            reason?: components["schemas"]["LongText"] | null;
        };
        /**
         * Format: decimal-2
         * @description Hours of a time entry, 0.01 to 24.00, with 2 decimals.
         * @example 1.5
         */
        EntryHours: number;
        /** @description Time to log on a ticket. */
        TicketTimeEntryCreate: {
            /** @description Whose time it is; the user of the key unless given. */
            user_id?: components["schemas"]["UserId"];
            /** @description The day of the work; today in the workspace's time zone unless given. */
            date?: components["schemas"]["Date"];
            hours: components["schemas"]["EntryHours"];
            description?: components["schemas"]["LongText"] | null;
            /**
             * @description True unless the project or the ticket is non_billable.
             * @example true
             */
            billable?: boolean;
            rate_type?: components["schemas"]["RateType"];
            /** @description A rate card to take the rate from instead of the one that would apply. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description A rate of your own; without `rate_type` it makes the entry `custom`. */
            rate_charged?: components["schemas"]["Rate"] | null;
        };
        /** @description Work that a user has done for a client, or a timer that is still running. */
        TimeEntry: {
            id: components["schemas"]["TimeEntryId"];
            user_id: components["schemas"]["UserId"];
            date: components["schemas"]["Date"];
            /**
             * @description 0.01 to 24.00; 0 while the timer runs.
             * @example 1.5
             */
            hours: components["schemas"]["Hours"];
            /**
             * @description What was done.
             * @example Moved the shop to the new server
             */
            description: string | null;
            /**
             * @description The client; null only on what began as a timer without one.
             * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            client_id: string | null;
            /**
             * @description The project.
             * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            project_id: string | null;
            /**
             * @description The ticket.
             * @example null
             */
            ticket_id: string | null;
            /**
             * @description The retainer agreement that the hours draw on.
             * @example null
             */
            agreement_id: string | null;
            /**
             * @description The period of the agreement.
             * @example null
             */
            period_id: string | null;
            billing: components["schemas"]["TimeEntryBilling"];
            exclusion: components["schemas"]["TimeEntryExclusion"];
            approval: components["schemas"]["TimeEntryApproval"];
            timer: components["schemas"]["TimeEntryTimer"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /**
         * @description Identifier of an agreement period; later ones sort after earlier ones.
         * @example per_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        PeriodId: string;
        /** @description Time to log. At least one of `client_id`, `project_id` and `ticket_id` is required; what can be inferred from the others is. */
        TimeEntryCreate: {
            /** @description Whose time it is; the user of the key unless given. */
            user_id?: components["schemas"]["UserId"];
            date: components["schemas"]["Date"];
            hours: components["schemas"]["EntryHours"];
            description?: components["schemas"]["LongText"] | null;
            client_id?: components["schemas"]["ClientId"] | null;
            project_id?: components["schemas"]["ProjectId"] | null;
            ticket_id?: components["schemas"]["TicketId"] | null;
            agreement_id?: components["schemas"]["AgreementId"] | null;
            period_id?: components["schemas"]["PeriodId"] | null;
            /**
             * @description True unless the project or the ticket is non_billable.
             * @example true
             */
            billable?: boolean;
            rate_type?: components["schemas"]["RateType"];
            /** @description A rate card to take the rate from instead of the one that would apply. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description A rate of your own; without `rate_type` it makes the entry `custom`. */
            rate_charged?: components["schemas"]["Rate"] | null;
        };
        /** @description Time entries to log together. */
        TimeEntriesCreate: {
            entries: components["schemas"]["TimeEntryCreate"][];
        };
        /**
         * @description What time is added up by. The array of the answer is named after it, `by_user` for `user`.
         * @example user
         * @enum {string}
         */
        TimeGrouping: "user" | "client" | "project" | "day" | "week";
        /** @description A value in a currency other than the workspace's. */
        CurrencyValue: {
            currency: components["schemas"]["Currency"];
            value: components["schemas"]["Money"];
        };
        /**
         * @description Billable hours over capacity hours, as a fraction with 4 decimals; 0 without capacity.
         * @example 0.7273
         */
        Utilization: number;
        /** @description Time added up over a range of days. Hours are billable when the entry is `billable` and not excluded; the value is Σ billable hours × rate. Running timers count 0. Exactly one of the arrays is present, ordered by hours, days and weeks by date. Values and `other_currencies` are left out without `can_see_rates`. */
        TimeSummary: {
            period: {
                /** @example 2026-01-01 */
                from: components["schemas"]["Date"];
                /** @example 2026-01-31 */
                to: components["schemas"]["Date"];
            };
            totals: {
                /** @example 42.5 */
                hours: components["schemas"]["Hours"];
                /** @example 40 */
                billable_hours: components["schemas"]["Hours"];
                /**
                 * @description What is in the workspace's currency.
                 * @example 4000
                 */
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
                utilization: components["schemas"]["Utilization"];
            };
            by_user?: {
                user_id: components["schemas"]["UserId"];
                /** @example Ada Miller */
                user_name: string;
                hours: components["schemas"]["Hours"];
                billable_hours: components["schemas"]["Hours"];
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
                utilization: components["schemas"]["Utilization"];
            }[];
            by_client?: {
                /**
                 * @description Null for time of timers without a client.
                 * @example cli_01k6jz3v8he9s8x4d2m7q5r0ab
                 */
                client_id: string | null;
                /** @example Acme Corporation */
                client_name: string | null;
                hours: components["schemas"]["Hours"];
                billable_hours: components["schemas"]["Hours"];
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
            }[];
            by_project?: {
                /**
                 * @description Null for time without a project.
                 * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
                 */
                project_id: string | null;
                /** @example Shop relaunch */
                project_title: string | null;
                hours: components["schemas"]["Hours"];
                billable_hours: components["schemas"]["Hours"];
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
            }[];
            by_day?: {
                date: components["schemas"]["Date"];
                hours: components["schemas"]["Hours"];
                billable_hours: components["schemas"]["Hours"];
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
            }[];
            by_week?: {
                /**
                 * @description The Monday that the week starts on.
                 * @example 2026-01-26
                 */
                week: components["schemas"]["Date"];
                hours: components["schemas"]["Hours"];
                billable_hours: components["schemas"]["Hours"];
                value?: components["schemas"]["Money"];
                other_currencies?: components["schemas"]["CurrencyValue"][];
            }[];
        };
        /** @description The work to time; everything in it can also be given later. */
        TimerStart: {
            /** @description Whose timer it is; the user of the key unless given. */
            user_id?: components["schemas"]["UserId"];
            description?: components["schemas"]["LongText"] | null;
            client_id?: components["schemas"]["ClientId"] | null;
            project_id?: components["schemas"]["ProjectId"] | null;
            ticket_id?: components["schemas"]["TicketId"] | null;
            agreement_id?: components["schemas"]["AgreementId"] | null;
            /**
             * @description True unless the project or the ticket is non_billable.
             * @example true
             */
            billable?: boolean;
            rate_type?: components["schemas"]["RateType"];
            /** @description A rate card to take the rate from instead of the one that would apply. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description A rate of your own; without `rate_type` it makes the entry `custom`. */
            rate_charged?: components["schemas"]["Rate"] | null;
        };
        /** @description The fields of a time entry to change. */
        TimeEntryUpdate: {
            user_id?: components["schemas"]["UserId"];
            date?: components["schemas"]["Date"];
            hours?: components["schemas"]["EntryHours"];
            description?: components["schemas"]["LongText"] | null;
            client_id?: components["schemas"]["ClientId"] | null;
            project_id?: components["schemas"]["ProjectId"] | null;
            ticket_id?: components["schemas"]["TicketId"] | null;
            agreement_id?: components["schemas"]["AgreementId"] | null;
            period_id?: components["schemas"]["PeriodId"] | null;
            /**
             * @description Whether the hours may be billed.
             * @example false
             */
            billable?: boolean;
            rate_type?: components["schemas"]["RateType"];
            /** @description A rate card to take the rate from; null goes back to the one that applies. */
            rate_id?: components["schemas"]["RateCardId"] | null;
            /** @description A rate of your own; null goes back to the one that applies. */
            rate_charged?: components["schemas"]["Rate"] | null;
        };
        /** @description Why the entry is not to be billed. */
        TimeEntryExclude: {
            reason: components["schemas"]["ExclusionReason"];
            /** @description More on the reason; required for `other`. */
            note?: components["schemas"]["LongText"] | null;
        };
        /** @description Why the entry is rejected. */
        TimeEntryReject: {
            reason?: components["schemas"]["LongText"] | null;
        };
        /**
         * @description Where an invoice stands. `draft`, `pending_approval` and `approved` are moved by people; once it is sent the status follows from the facts: nothing outstanding is `paid`, else past its due date `overdue`, else partly paid `partial`, else seen by the client `viewed`, else `sent`. `void` and `uncollectible` stay what they are.
         * @example sent
         * @enum {string}
         */
        InvoiceStatus: "draft" | "pending_approval" | "approved" | "sent" | "viewed" | "partial" | "paid" | "overdue" | "void" | "uncollectible";
        /** @description An invoice as the list shows it. */
        InvoiceSummary: {
            id: components["schemas"]["InvoiceId"];
            /**
             * @description Its number.
             * @example INV-2026-0007
             */
            invoice_number: string;
            client_id: components["schemas"]["ClientId"];
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string;
            status: components["schemas"]["InvoiceStatus"];
            currency: components["schemas"]["Currency"];
            /**
             * @description What it is for.
             * @example Shop relaunch
             */
            subject: string | null;
            dates: {
                invoice_date: components["schemas"]["Date"];
                /** @example 2026-03-02 */
                due_date: components["schemas"]["Date"];
            };
            amounts: {
                /** @example 1082.5 */
                total: components["schemas"]["Money"];
                /** @example 1082.5 */
                outstanding: components["schemas"]["Money"];
            };
            /**
             * @description Days since `invoice_date` while the client owes something (sent, viewed, partial or overdue), else 0.
             * @example 12
             */
            days_outstanding: number;
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description What all the invoices that the filters match come to, drafts and void ones left out. The amounts are those in the workspace's currency; `other_currencies` has the rest. */
        InvoiceListSummary: {
            /** @example 12500 */
            total_invoiced: components["schemas"]["Money"];
            /**
             * @description Outstanding on invoices that are sent, viewed, partial or overdue: uncollectible ones have left it.
             * @example 4000
             */
            total_outstanding: components["schemas"]["Money"];
            /**
             * @description The part of it that is past its due date today.
             * @example 1082.5
             */
            total_overdue: components["schemas"]["Money"];
            /**
             * @description How many invoices have each status. A status that none has is left out.
             * @example {
             *       "sent": 3,
             *       "paid": 9
             *     }
             */
            count_by_status: {
                [key: string]: number;
            };
            other_currencies: {
                /** @example EUR */
                currency: components["schemas"]["Currency"];
                /** @example 900 */
                total_invoiced: components["schemas"]["Money"];
                /** @example 900 */
                total_outstanding: components["schemas"]["Money"];
                /** @example 0 */
                total_overdue: components["schemas"]["Money"];
            }[];
        };
        /**
         * Format: decimal-4
         * @description A quantity with up to 4 decimals; negative ones take something back.
         * @example 7.5
         */
        Quantity: number;
        /**
         * Format: decimal-4
         * @description Price of one unit with up to 4 decimals in the currency of the invoice; negative for a discount.
         * @example 125
         */
        LineRate: number;
        /** @description A line to add. It needs `description` and `rate` unless it bills a milestone. `quantity` defaults to 1, `amount` to quantity × rate rounded to the minor unit of the currency. */
        LineItemCreate: {
            /**
             * @description What is billed.
             * @example Shop relaunch
             */
            description?: string;
            /** @default 1 */
            quantity: components["schemas"]["Quantity"];
            rate?: components["schemas"]["LineRate"];
            /** @description In whole minor units of the currency. Kept as given, whatever quantity × rate is. */
            amount?: components["schemas"]["Money"];
            /** @description A project of the client whose `amount_billed` the line counts towards. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @description A milestone of a project of the client for the line to bill. It must have an amount and be on no other line (`invalid_state`). It gives `description`, `rate` and `project_id` where they are left out; a `project_id` that is sent must be its own. */
            milestone_id?: components["schemas"]["MilestoneId"] | null;
            /** @description Time entries of the client for the line to bill. They must be billable, stopped, neither excluded nor rejected, and on no other line (`invalid_state`). */
            time_entry_ids?: components["schemas"]["TimeEntryId"][];
        };
        /** @description A draft to make. `invoice_date` defaults to today, `due_date` to `invoice_date` and the payment terms of the client, else of the workspace; `tax_rate` to that of the client, else of the workspace, else 0. */
        InvoiceCreate: {
            client_id: components["schemas"]["ClientId"];
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            invoice_date?: components["schemas"]["Date"];
            /**
             * @description Not before `invoice_date`.
             * @example 2026-03-02
             */
            due_date?: components["schemas"]["Date"];
            /** @description What it is for. */
            subject?: components["schemas"]["ShortText"] | null;
            /** @description For the client. */
            notes?: components["schemas"]["LongText"] | null;
            /** @description Never shown to the client. */
            internal_notes?: components["schemas"]["LongText"] | null;
            /** @description Purchase order number of the client. */
            po_number?: components["schemas"]["ShortText"] | null;
            tax_rate?: components["schemas"]["TaxRate"];
            /** @description The lines in their order. */
            line_items?: components["schemas"]["LineItemCreate"][];
        };
        /** @description The days and instants of an invoice. Days are of the workspace's time zone. */
        InvoiceDates: {
            invoice_date: components["schemas"]["Date"];
            /** @example 2026-03-02 */
            due_date: components["schemas"]["Date"];
            /**
             * Format: date
             * @description Day of the payment that settled it; only while nothing is outstanding.
             * @example null
             */
            paid_date: string | null;
            /**
             * Format: date-time
             * @description When it was sent first.
             * @example 2026-01-31T09:30:00.000Z
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When its hosted page was seen first.
             * @example null
             */
            viewed_at: string | null;
        };
        /** @description What the invoice comes to, in its currency. `tax_amount` is `subtotal` × `tax_rate`, rounded once; `total` is `subtotal` + `tax_amount`; `outstanding` is `total` − `amount_paid`. */
        InvoiceAmounts: {
            /** @example 1000 */
            subtotal: components["schemas"]["Money"];
            tax_rate: components["schemas"]["TaxRate"];
            /** @example 82.5 */
            tax_amount: components["schemas"]["Money"];
            /** @example 1082.5 */
            total: components["schemas"]["Money"];
            /**
             * @description Payments less refunds.
             * @example 0
             */
            amount_paid: components["schemas"]["Money"];
            /** @example 1082.5 */
            outstanding: components["schemas"]["Money"];
        };
        /** @description The reminders mailed so far. */
        InvoiceReminders: {
            /**
             * Format: date-time
             * @description When the last one was mailed.
             * @example null
             */
            last_reminder_at: string | null;
            /**
             * @description How many were mailed.
             * @example 0
             */
            reminder_count: number;
        };
        /** @description The approval of an invoice before it is sent. */
        InvoiceApproval: {
            /**
             * @description Whether the workspace asks for it (`require_invoice_approval`).
             * @example false
             */
            required: boolean;
            /**
             * Format: date-time
             * @description When it was approved.
             * @example null
             */
            approved_at: string | null;
            /**
             * @description The user who approved it.
             * @example null
             */
            approved_by_id: string | null;
        };
        /**
         * @description Identifier of an expense; later ones sort after earlier ones.
         * @example exp_01k6jz3v8he9s8x4d2m7q5r0ab
         */
        ExpenseId: string;
        /** @description A line of an invoice. A time entry or a milestone is billed while it is linked to a line, on drafts too; it is free again when the line goes or the invoice is void. */
        LineItem: {
            id: components["schemas"]["LineItemId"];
            /**
             * @description What is billed.
             * @example Shop relaunch
             */
            description: string;
            quantity: components["schemas"]["Quantity"];
            /** @description What one of them costs. Left out without `can_see_rates`. */
            rate?: components["schemas"]["LineRate"];
            /**
             * @description Quantity × rate rounded to the minor unit of the currency unless it was given. Left out without `can_see_rates`.
             * @example 937.5
             */
            amount?: components["schemas"]["Money"];
            /**
             * @description The project whose `amount_billed` the line counts towards; null counts a line with time entries towards the projects of these by their hours.
             * @example prj_01k6jz3v8he9s8x4d2m7q5r0ab
             */
            project_id: string | null;
            /** @description The milestone that the line bills. */
            milestone_id: components["schemas"]["MilestoneId"] | null;
            /** @description The time entries that the line bills. */
            time_entry_ids: components["schemas"]["TimeEntryId"][];
            /** @description The expenses that the line bills. */
            expense_ids: components["schemas"]["ExpenseId"][];
            /**
             * @description How many time entries the line bills.
             * @example 1
             */
            time_entry_count: number;
            /**
             * @description How many expenses the line bills.
             * @example 0
             */
            expense_count: number;
        };
        /** @description The person at the client whom an invoice is addressed to; of one who has been deleted since only the name is left. */
        InvoiceContact: {
            id: components["schemas"]["ContactId"];
            client_id: components["schemas"]["ClientId"];
            /** @example Pat Doe */
            name: components["schemas"]["Name"];
            /**
             * @description E-mail address.
             * @example pat@acme.example
             */
            email: string | null;
            /**
             * @description Phone number.
             * @example +1 212 555 0100
             */
            phone: string | null;
            /**
             * @description What they are.
             * @example Head of Finance
             */
            title: string | null;
        };
        /** @description What was put on an invoice made from time. */
        InvoiceTimeSummary: {
            /**
             * @description How many time entries.
             * @example 12
             */
            time_entries_included: number;
            /**
             * @description How many expenses.
             * @example 0
             */
            expenses_included: number;
            /** @example 37.5 */
            hours_billed: components["schemas"]["Hours"];
        };
        /** @description A bill to a client, in the client's currency. Its number is given when it is made and never given again; it is never deleted. */
        Invoice: {
            id: components["schemas"]["InvoiceId"];
            /**
             * @description Gapless within the workspace; its form follows `invoice_number_format`.
             * @example INV-2026-0007
             */
            invoice_number: string;
            client_id: components["schemas"]["ClientId"];
            /**
             * @description The contact it is addressed to.
             * @example null
             */
            contact_id: string | null;
            /**
             * @description The retainer agreement it bills.
             * @example null
             */
            agreement_id: string | null;
            status: components["schemas"]["InvoiceStatus"];
            currency: components["schemas"]["Currency"];
            dates: components["schemas"]["InvoiceDates"];
            amounts: components["schemas"]["InvoiceAmounts"];
            /**
             * @description What it is for.
             * @example Shop relaunch
             */
            subject: string | null;
            /**
             * @description For the client.
             * @example Thank you for your business.
             */
            notes: string | null;
            /**
             * @description Never shown to the client, not on the PDF.
             * @example null
             */
            internal_notes: string | null;
            /**
             * @description Purchase order number of the client.
             * @example PO-4711
             */
            po_number: string | null;
            /** @description How the latest payment that stands came in; nulls while there is none. */
            payment: {
                method: components["schemas"]["PaymentMethod"] | null;
                /**
                 * @description The payer's or the bank's reference.
                 * @example null
                 */
                reference: string | null;
            };
            /**
             * @description Where the PDF is to be had with an API key.
             * @example http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf
             */
            pdf_url: string;
            /**
             * @description The unguessable page of the invoice for the client; null until it is sent. It shows rates, so it is left out without `can_see_rates`.
             * @example http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo
             */
            hosted_url?: string | null;
            reminders: components["schemas"]["InvoiceReminders"];
            approval: components["schemas"]["InvoiceApproval"];
            created_at: components["schemas"]["DateTime"];
            updated_at: components["schemas"]["DateTime"];
            /** @description The lines in their order; when made and when included. */
            line_items?: components["schemas"]["LineItem"][];
            client?: components["schemas"]["Client"];
            /** @description When included. */
            contact?: components["schemas"]["InvoiceContact"] | null;
            /** @description The time entries on its lines; when included. */
            time_entries?: components["schemas"]["TimeEntry"][];
            /** @description Its payments and refunds, oldest first; when included. */
            payments?: components["schemas"]["Payment"][];
            /** @description In the answer of from-time only. */
            summary?: components["schemas"]["InvoiceTimeSummary"];
        };
        /** @description What is outstanding by days past the due date. `current` is not yet due, or due today. */
        AgingBuckets: {
            /** @example 3000 */
            current: components["schemas"]["Money"];
            /** @example 1082.5 */
            "1_30_days": components["schemas"]["Money"];
            /** @example 0 */
            "31_60_days": components["schemas"]["Money"];
            /** @example 0 */
            "61_90_days": components["schemas"]["Money"];
            /** @example 0 */
            over_90_days: components["schemas"]["Money"];
        };
        /** @description What one client owes, by days past the due date. */
        AgingClient: {
            client_id: components["schemas"]["ClientId"];
            /**
             * @description Name of the client.
             * @example Acme Corporation
             */
            client_name: string;
            /** @example 4082.5 */
            total: components["schemas"]["Money"];
            /** @example 3000 */
            current: components["schemas"]["Money"];
            /** @example 1082.5 */
            "1_30_days": components["schemas"]["Money"];
            /** @example 0 */
            "31_60_days": components["schemas"]["Money"];
            /** @example 0 */
            "61_90_days": components["schemas"]["Money"];
            /** @example 0 */
            over_90_days: components["schemas"]["Money"];
            /** @description Date of the oldest invoice on which something is outstanding. */
            oldest_invoice_date: components["schemas"]["Date"];
        };
        /** @description What is outstanding today on invoices that are sent, viewed, partial or overdue, by days past the due date. All of it is in the workspace's currency but `other_currencies`, which says the same of each other currency. */
        Aging: {
            /** @description Today in the workspace's time zone. */
            as_of: components["schemas"]["Date"];
            /** @example 4082.5 */
            total_outstanding: components["schemas"]["Money"];
            buckets: components["schemas"]["AgingBuckets"];
            /** @description Clients that owe something; the largest total first. */
            by_client: components["schemas"]["AgingClient"][];
            other_currencies: {
                /** @example EUR */
                currency: components["schemas"]["Currency"];
                /** @example 900 */
                total_outstanding: components["schemas"]["Money"];
                buckets: components["schemas"]["AgingBuckets"];
                by_client: components["schemas"]["AgingClient"][];
            }[];
        };
        /**
         * @description What makes a line of an invoice: `none` each time entry, else all time of one project, ticket, user or day. Within a group there is a line for each rate, so that quantity × rate is the amount.
         * @example project
         * @enum {string}
         */
        InvoiceGrouping: "none" | "project" | "ticket" | "user" | "date";
        /** @description Which unbilled work to put on a new draft, and how. */
        InvoiceFromTime: {
            client_id: components["schemas"]["ClientId"];
            /**
             * @description First day of the work, included.
             * @example 2026-01-01
             */
            from: components["schemas"]["Date"];
            /** @description Last day of the work, included. */
            to: components["schemas"]["Date"];
            /** @description Only work on this project of the client. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @default none */
            group_by: components["schemas"]["InvoiceGrouping"];
            /**
             * @description Whether unbilled expenses of the client in the range come along, each as a line.
             * @default false
             * @example true
             */
            include_expenses: boolean;
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            invoice_date?: components["schemas"]["Date"];
            /**
             * @description Not before `invoice_date`.
             * @example 2026-03-02
             */
            due_date?: components["schemas"]["Date"];
            /** @description What it is for. */
            subject?: components["schemas"]["ShortText"] | null;
            /** @description For the client. */
            notes?: components["schemas"]["LongText"] | null;
            /** @description Never shown to the client. */
            internal_notes?: components["schemas"]["LongText"] | null;
            /** @description Purchase order number of the client. */
            po_number?: components["schemas"]["ShortText"] | null;
            tax_rate?: components["schemas"]["TaxRate"];
        };
        /**
         * @description Something of an invoice that can be embedded.
         * @example line_items
         * @enum {string}
         */
        InvoiceInclude: "line_items" | "client" | "contact" | "time_entries" | "payments";
        /** @description A line as it shall be. With `id` it is that line of the invoice and only the fields sent change; without, it is a new line and needs `description` and `rate`, or a `milestone_id`. */
        LineItemReplace: {
            id?: components["schemas"]["LineItemId"];
            /**
             * @description What is billed.
             * @example Shop relaunch
             */
            description?: string;
            quantity?: components["schemas"]["Quantity"];
            rate?: components["schemas"]["LineRate"];
            /** @description In whole minor units of the currency. Kept as given, whatever quantity × rate is. */
            amount?: components["schemas"]["Money"];
            /** @description A project of the client whose `amount_billed` the line counts towards. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @description The milestone that the line bills; null frees it. */
            milestone_id?: components["schemas"]["MilestoneId"] | null;
            /** @description The time entries that the line bills. */
            time_entry_ids?: components["schemas"]["TimeEntryId"][];
        };
        /** @description The fields of an invoice to change. */
        InvoiceUpdate: {
            client_id?: components["schemas"]["ClientId"];
            /** @description A contact of the client. */
            contact_id?: components["schemas"]["ContactId"] | null;
            /** @description An agreement of the client. */
            agreement_id?: components["schemas"]["AgreementId"] | null;
            invoice_date?: components["schemas"]["Date"];
            /**
             * @description Not before `invoice_date`.
             * @example 2026-03-02
             */
            due_date?: components["schemas"]["Date"];
            /** @description What it is for. */
            subject?: components["schemas"]["ShortText"] | null;
            /** @description For the client. */
            notes?: components["schemas"]["LongText"] | null;
            /** @description Never shown to the client. */
            internal_notes?: components["schemas"]["LongText"] | null;
            /** @description Purchase order number of the client. */
            po_number?: components["schemas"]["ShortText"] | null;
            tax_rate?: components["schemas"]["TaxRate"];
            /** @description All lines in their order: lines not named here are removed. */
            line_items?: components["schemas"]["LineItemReplace"][];
        };
        /** @description The fields of a line to change. `quantity` or `rate` without `amount` recalculates the amount; `time_entry_ids` names all entries of the line anew, those no longer named are free again. `milestone_id` puts another milestone on the line, null none; with a milestone the project is that of it, and description and rate stay as they are. */
        LineItemUpdate: {
            /**
             * @description What is billed.
             * @example Shop relaunch
             */
            description?: string;
            quantity?: components["schemas"]["Quantity"];
            rate?: components["schemas"]["LineRate"];
            /** @description In whole minor units of the currency. Kept as given, whatever quantity × rate is. */
            amount?: components["schemas"]["Money"];
            /** @description A project of the client whose `amount_billed` the line counts towards. */
            project_id?: components["schemas"]["ProjectId"] | null;
            /** @description The milestone that the line bills; null frees it. */
            milestone_id?: components["schemas"]["MilestoneId"] | null;
            /** @description The time entries that the line bills. */
            time_entry_ids?: components["schemas"]["TimeEntryId"][];
        };
        /** @description Why something is done to an invoice. It stands in the event's context. */
        InvoiceReason: {
            /**
             * @description In your own words.
             * @example Billed to the wrong entity
             */
            reason?: string;
        };
        /** @description A payment received. `date` defaults to today. */
        PaymentCreate: {
            /**
             * Format: decimal-3
             * @description Above 0, in whole minor units of the currency of the invoice, at most what is outstanding.
             * @example 500
             */
            amount: number;
            date?: components["schemas"]["Date"];
            method?: components["schemas"]["PaymentMethod"] | null;
            /** @description The payer's or the bank's reference. */
            reference?: components["schemas"]["ShortText"] | null;
            /** @description Internal notes. */
            notes?: components["schemas"]["LongText"] | null;
        };
        /** @description Where an invoice stands after a payment or a refund. `id` is the invoice's, `payment.id` that of the payment or refund. */
        InvoiceSettlement: {
            id: components["schemas"]["InvoiceId"];
            /** @example partial */
            status: components["schemas"]["InvoiceStatus"];
            amounts: {
                /** @example 1082.5 */
                total: components["schemas"]["Money"];
                /** @example 500 */
                amount_paid: components["schemas"]["Money"];
                /** @example 582.5 */
                outstanding: components["schemas"]["Money"];
            };
            payment: {
                id: components["schemas"]["PaymentId"];
                method: components["schemas"]["PaymentMethod"] | null;
                /**
                 * @description The payer's or the bank's reference.
                 * @example null
                 */
                reference: string | null;
            };
            dates: {
                /**
                 * Format: date
                 * @description Day of the payment that settled it; null while something is outstanding.
                 * @example null
                 */
                paid_date: string | null;
            };
        };
        /** @description What to give back of a payment. `amount` defaults to all that is left of it. */
        PaymentRefund: {
            /**
             * Format: decimal-3
             * @description Above 0, in whole minor units of the currency, at most what is left of the payment.
             * @example 100
             */
            amount?: number;
            /** @description Why it is given back. */
            reason?: components["schemas"]["LongText"] | null;
        };
        /** @description How to mail the reminder. */
        InvoiceRemind: {
            /** @description Recipients; by default those that `sendInvoice` would mail to. */
            to?: components["schemas"]["Email"][];
            /**
             * @description A word of your own at the top of the mail.
             * @example Has this slipped through?
             */
            message?: string;
        };
        /** @description What came of reminding. */
        InvoiceReminded: {
            id: components["schemas"]["InvoiceId"];
            /** @example overdue */
            status: components["schemas"]["InvoiceStatus"];
            reminders: components["schemas"]["InvoiceReminders"];
            /** @description The addresses it was mailed to. */
            email_sent_to: string[];
        };
        /** @description How to mail the invoice. */
        InvoiceSend: {
            /** @description Recipients; by default the contact of the invoice, else the billing contact, the primary contact, the address of the client. */
            to?: components["schemas"]["Email"][];
            /** @description Recipients of a copy. */
            cc?: components["schemas"]["Email"][];
            /** @description Recipients of a copy whom the others do not see. */
            bcc?: components["schemas"]["Email"][];
            /**
             * @description A word of your own at the top of the mail.
             * @example Hello Pat, this is for January.
             */
            message?: string;
            /**
             * @description Whether the PDF is attached.
             * @default true
             * @example true
             */
            attach_pdf: boolean;
        };
        /** @description What came of sending. */
        InvoiceSent: {
            id: components["schemas"]["InvoiceId"];
            status: components["schemas"]["InvoiceStatus"];
            dates: {
                /** @description When it was sent first. */
                sent_at: components["schemas"]["DateTime"];
            };
            /** @description The addresses it was mailed to. */
            email_sent_to: string[];
        };
        /** @description What every event has beside its `data`. */
        EventEnvelope: {
            id: components["schemas"]["EventId"];
            /**
             * @description Type of the event.
             * @example client.created
             */
            type: string;
            created_at: components["schemas"]["DateTime"];
            workspace_id: components["schemas"]["WorkspaceId"];
            context: components["schemas"]["EventContext"];
        };
        /** @description An invoice of which nothing is outstanding any more. */
        InvoicePaid: {
            id: components["schemas"]["InvoiceId"];
            /**
             * @description Its number.
             * @example INV-2026-0007
             */
            invoice_number: string;
            client_id: components["schemas"]["ClientId"];
            /** @example 1082.5 */
            total: components["schemas"]["Money"];
            paid_date: components["schemas"]["Date"];
        };
    };
    responses: {
        /** @description The request does not fit the contract or a rule between its fields. `field` names the first offender, `details` all of them. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "invalid_request",
                 *         "message": "name is required",
                 *         "field": "name",
                 *         "details": [
                 *           {
                 *             "field": "name",
                 *             "message": "is required"
                 *           }
                 *         ],
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#invalid_request"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is missing, malformed, unknown, expired or revoked, or its user is deactivated. */
        Unauthorized: {
            headers: {
                /** @description Always `Bearer`. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unauthorized",
                 *         "message": "No API key was provided: send it as Authorization: Bearer <key>",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#unauthorized"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The user of the key may not see or do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "forbidden",
                 *         "message": "This needs the permission can_manage_projects",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#forbidden"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such object in this workspace and mode. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "No such object",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#not_found"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `duplicate`: something like this exists already, `field` names what collides. `invalid_state`: a rule of state refuses, the message says what to do instead. `idempotency_in_progress`: the first request with this key is still running. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "invalid_state",
                 *         "message": "A billed time entry cannot be changed: void its invoice first",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#invalid_state"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `If-Match` was given and the object has changed since. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "precondition_failed",
                 *         "message": "The object has changed since it was read: read it again",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#precondition_failed"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB, or an upload larger than its limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "payload_too_large",
                 *         "message": "The body may have 1 MiB at most",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#payload_too_large"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not of the type this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "unsupported_media_type",
                 *         "message": "Send the body as application/json",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#unsupported_media_type"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was used for another request. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "idempotency_key_reused",
                 *         "message": "This idempotency key was used for another request: use a new one",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#idempotency_key_reused"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests in this window; `Retry-After` says when to come back. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "rate_limit_exceeded",
                 *         "message": "Too many requests: try again in 12 seconds",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#rate_limit_exceeded"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed; nothing was changed. Repeat with exponential backoff. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "internal_error",
                 *         "message": "Something went wrong on our side",
                 *         "request_id": "req_0001",
                 *         "doc_url": "http://127.0.0.1:8080/docs/errors#internal_error"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
        IdempotencyKey: string;
        /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
        IfMatch: string;
        /** @description Number of the page, counted from 1. */
        Page: number;
        /** @description Objects on a page, 1 to 100. */
        PerPage50: number;
        /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
        Fields: string[];
        /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
        Id: string;
        /** @description Objects on a page, 1 to 100. */
        PerPage20: number;
        /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
        Order: "asc" | "desc";
        /** @description First day of the range, included. */
        From: components["schemas"]["Date"];
        /** @description Last day of the range, included. */
        To: components["schemas"]["Date"];
        /** @description Slugs of tags. `tags=a,b` lists what carries either, `tags=a&tags=b` what carries both; `tags=a,b&tags=c` what carries c and one of the others. An unknown slug is `invalid_request`. */
        Tags: string[];
        /** @description Only what was created or changed at this instant or later. */
        UpdatedSince: components["schemas"]["DateTime"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApiKeys: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage50"];
                /** @description Only keys of this side. */
                mode?: components["schemas"]["Mode"];
                /** @description Only keys of this user. */
                user_id?: components["schemas"]["UserId"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Warehouse sync",
                 *       "mode": "test",
                 *       "scope": "read_only",
                 *       "expires_at": "2027-01-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The new key, with the key itself. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key no longer works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "key_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTestMails: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestMail"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage50"];
                /** @description Only users of this status, or `all`. */
                status: components["schemas"]["UserStatusFilter"];
                /** @description Only users of this role. */
                role?: components["schemas"]["UserRole"];
                /** @description Only users of this department, in any case. */
                department?: string;
                /** @description Part of the name or the e-mail address, in any case. */
                search?: string;
                /** @description What to sort by. */
                sort: "created_at" | "name";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "usr_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       ],
                 *       "updates": {
                 *         "department": "Engineering"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UsersUpdate"];
            };
        };
        responses: {
            /** @description The users as they are now, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@docket.example",
                 *       "name": "Ada Miller",
                 *       "role": "member",
                 *       "title": "Senior Engineer",
                 *       "department": "Engineering",
                 *       "hours_per_week": 32,
                 *       "bill_rate": 120
                 *     }
                 */
                "application/json": components["schemas"]["UserInvite"];
            };
        };
        responses: {
            /** @description The invited user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description Comma-separated names of what to embed. */
                include?: components["schemas"]["UserInclude"][];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Senior Engineer",
                 *       "capacity": {
                 *         "hours_per_week": 32
                 *       },
                 *       "rates": {
                 *         "bill_rate": 120
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deactivated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateUserPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "can_see_rates": true,
                 *       "can_approve_time": null
                 *     }
                 */
                "application/json": components["schemas"]["PermissionsUpdate"];
            };
        };
        responses: {
            /** @description The user as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    resendUserInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invited user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getUserTimeSummary: {
        parameters: {
            query?: {
                /** @description The range of days. */
                period?: components["schemas"]["ReportPeriod"];
                /** @description First day of the range, included. */
                from?: components["parameters"]["From"];
                /** @description Last day of the range, included. */
                to?: components["parameters"]["To"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserTimeSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Workspace"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateWorkspace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "timezone": "Europe/Berlin",
                 *       "payment_terms_days": 14,
                 *       "sla_business_hours": {
                 *         "weekly": {
                 *           "mon": [
                 *             [
                 *               "09:00",
                 *               "17:00"
                 *             ]
                 *           ],
                 *           "tue": [
                 *             [
                 *               "09:00",
                 *               "17:00"
                 *             ]
                 *           ]
                 *         },
                 *         "holidays": [
                 *           "2026-12-25"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WorkspaceUpdate"];
            };
        };
        responses: {
            /** @description The workspace as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Workspace"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getWorkspaceLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    uploadWorkspaceLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of logo.png)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The workspace with its new logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Workspace"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteWorkspaceLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo is no more; `id` is the workspace's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only events of these types. */
                type?: components["schemas"]["EventType"][];
                /** @description Only events about the object of this id, which may be deleted by now. */
                resource_id?: string;
                /** @description Only events of this instant or later. */
                from?: components["schemas"]["DateTime"];
                /** @description Only events of this instant or earlier. */
                to?: components["schemas"]["DateTime"];
                /** @description Only events later than this one, oldest first. */
                after?: components["schemas"]["EventId"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getEvent: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listWebhooks: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only webhooks of this status. */
                status?: components["schemas"]["WebhookStatus"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.acme.example/docket",
                 *       "events": [
                 *         "client.created",
                 *         "client.updated"
                 *       ],
                 *       "description": "Keeps the warehouse in step."
                 *     }
                 */
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The new webhook, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only attempts that ended so. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Only attempts to deliver this event. */
                event_id?: components["schemas"]["EventId"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the delivery. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery whose event is sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-01-31T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRecover"];
            };
        };
        responses: {
            /** @description How many events will be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookRecovery"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grace_hours": 24
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSecretRotate"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event_type": "client.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTest"];
            };
        };
        responses: {
            /** @description The attempt that was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "2027-01-01T09:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["TestClockAdvance"];
            };
        };
        responses: {
            /** @description The clock as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    resetTestData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock, which goes by real time again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listClients: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Words that must all be in the name and the e-mail address, or begin words there: in any order, case and accents. Punctuation parts words; symbols such as `%` and `_` stand for themselves. Chinese, Japanese, Korean and Thai are found by any part. */
                search?: string;
                /** @description Only clients of this status. */
                status?: components["schemas"]["ClientStatus"];
                /** @description Slugs of tags. `tags=a,b` lists what carries either, `tags=a&tags=b` what carries both; `tags=a,b&tags=c` what carries c and one of the others. An unknown slug is `invalid_request`. */
                tags?: components["parameters"]["Tags"];
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by. */
                sort: "created_at" | "name" | "updated_at";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Acme Corporation",
                 *       "email": "billing@acme.example",
                 *       "currency": "USD",
                 *       "tax_rate": 0.0825
                 *     }
                 */
                "application/json": components["schemas"]["ClientCreate"];
            };
        };
        responses: {
            /** @description The new client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getClient: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_terms_days": 14
                 *     }
                 */
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateClientTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsReplace"];
            };
        };
        responses: {
            /** @description The client with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    addClientTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The client with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    removeClientTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The client with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listContacts: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage50"];
                /** @description Only contacts at this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Only primary contacts, or only others. */
                is_primary?: boolean;
                /** @description Only billing contacts, or only others. */
                is_billing?: boolean;
                /** @description Only contacts with access to the portal, or only those without. */
                has_portal_access?: boolean;
                /** @description Words that must all be in the name and the e-mail address, or begin words there: in any order, case and accents. Punctuation parts words; symbols such as `%` and `_` stand for themselves. Chinese, Japanese, Korean and Thai are found by any part. */
                search?: string;
                /** @description Slugs of tags. `tags=a,b` lists what carries either, `tags=a&tags=b` what carries both; `tags=a,b&tags=c` what carries c and one of the others. An unknown slug is `invalid_request`. */
                tags?: components["parameters"]["Tags"];
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by. */
                sort: "created_at" | "name" | "updated_at";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "name": "Pat Doe",
                 *       "email": "pat@acme.example",
                 *       "title": "Head of Finance",
                 *       "is_primary": true,
                 *       "is_billing": true,
                 *       "receives_invoices": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The new contact. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "con_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       ],
                 *       "updates": {
                 *         "department": "Finance",
                 *         "receives_reports": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactsUpdate"];
            };
        };
        responses: {
            /** @description The contacts as they are now, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contacts": [
                 *         {
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "title": "Head of Finance",
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "receives_invoices": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactsCreate"];
            };
        };
        responses: {
            /** @description The new contacts, in the order sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listContactDuplicates: {
        parameters: {
            query?: {
                /** @description Only contacts at this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be duplicates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactDuplicates"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getContact: {
        parameters: {
            query?: {
                /** @description Comma-separated names of what to embed. */
                include?: components["schemas"]["ContactInclude"][];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Chief Financial Officer",
                 *       "receives_reports": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    mergeContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "merge_contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0cd"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMerge"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    disableContactPortal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactPortalState"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    enableContactPortal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "access_level": "full",
                 *       "send_invitation": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactPortalEnable"];
            };
        };
        responses: {
            /** @description The access as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactPortalState"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    resetContactPortalPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way; the access stays as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactPortalState"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateContactTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsReplace"];
            };
        };
        responses: {
            /** @description The contact with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    addContactTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The contact with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    removeContactTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The contact with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listRateCards: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only cards in this currency. */
                currency?: components["schemas"]["Currency"];
                /** @description What to sort by. */
                sort: "created_at" | "name";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rate cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RateCard"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createRateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Premium",
                 *       "currency": "USD",
                 *       "standard_rate": 125,
                 *       "emergency_rate": 200,
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["RateCardCreate"];
            };
        };
        responses: {
            /** @description The new rate card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RateCard"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getRateCard: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RateCard"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateRateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "standard_rate": 130,
                 *       "emergency_rate": null
                 *     }
                 */
                "application/json": components["schemas"]["RateCardUpdate"];
            };
        };
        responses: {
            /** @description The rate card as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RateCard"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteRateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate card is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjectTypes: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description What to sort by. */
                sort: "created_at" | "name";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of project types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectType"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createProjectType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Consulting"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTypeCreate"];
            };
        };
        responses: {
            /** @description The new project type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectType"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getProjectType: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectType"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProjectType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Advice"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTypeUpdate"];
            };
        };
        responses: {
            /** @description The project type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectType"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteProjectType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project type is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjects: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only projects of this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Only projects of this status. */
                status?: components["schemas"]["ProjectStatus"];
                /** @description Only projects that are paid for in this way. */
                billing_type?: components["schemas"]["BillingType"];
                /** @description Only projects that this user runs. */
                manager_id?: components["schemas"]["UserId"];
                /** @description Only projects of this type. */
                type_id?: components["schemas"]["ProjectTypeId"];
                /** @description Words that must all be in the title, or begin words there: in any order, case and accents. Punctuation parts words; symbols such as `%` and `_` stand for themselves. Chinese, Japanese, Korean and Thai are found by any part. */
                search?: string;
                /** @description Slugs of tags. `tags=a,b` lists what carries either, `tags=a&tags=b` what carries both; `tags=a,b&tags=c` what carries c and one of the others. An unknown slug is `invalid_request`. */
                tags?: components["parameters"]["Tags"];
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by. Projects without a due date come before all others; statuses go by their names. */
                sort: "created_at" | "title" | "due_date" | "status";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Shop relaunch",
                 *       "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "start_date": "2026-01-05",
                 *       "due_date": "2026-03-31",
                 *       "budget_hours": 100,
                 *       "custom_rate": 140
                 *     }
                 */
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @description Comma-separated names of what to embed. */
                include?: components["schemas"]["ProjectInclude"][];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active",
                 *       "budget_hours": 120
                 *     }
                 */
                "application/json": components["schemas"]["ProjectUpdate"];
            };
        };
        responses: {
            /** @description The project as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Project"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjectMilestones: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only milestones that are billed (or not). */
                billed?: boolean;
                /** @description What to sort by. */
                sort: "due_date" | "created_at" | "title";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of milestones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Milestone"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createProjectMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Shop is live",
                 *       "due_date": "2026-03-31",
                 *       "amount": 5000
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneCreate"];
            };
        };
        responses: {
            /** @description The new milestone. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Milestone"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProjectMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the milestone. */
                milestone_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "due_date": "2026-04-15"
                 *     }
                 */
                "application/json": components["schemas"]["MilestoneUpdate"];
            };
        };
        responses: {
            /** @description The milestone as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Milestone"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteProjectMilestone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the milestone. */
                milestone_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The milestone is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjectPhases: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only phases in this status. */
                status?: components["schemas"]["PhaseStatus"];
                /** @description What to sort by. */
                sort: "position" | "created_at" | "due_date";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of phases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phase"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createProjectPhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Design",
                 *       "start_date": "2026-01-05",
                 *       "due_date": "2026-01-30"
                 *     }
                 */
                "application/json": components["schemas"]["PhaseCreate"];
            };
        };
        responses: {
            /** @description The new phase. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phase"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    reorderProjectPhases: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phase_ids": [
                 *         "pha_01k6jz3v8he9s8x4d2m7q5r0ac",
                 *         "pha_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PhasesReorder"];
            };
        };
        responses: {
            /** @description All phases in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phase"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProjectPhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the phase. */
                phase_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "completed"
                 *     }
                 */
                "application/json": components["schemas"]["PhaseUpdate"];
            };
        };
        responses: {
            /** @description The phase as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Phase"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteProjectPhase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the phase. */
                phase_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phase is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "pha_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProjectTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsReplace"];
            };
        };
        responses: {
            /** @description The project with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    addProjectTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The project with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": [
                     *           "Key Account"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    removeProjectTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagSlugs"];
            };
        };
        responses: {
            /** @description The project with its tags as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "tags": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TaggedResource"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjectTasks: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only tasks that are done (or not). */
                completed?: boolean;
                /** @description Only tasks of this user. */
                assignee_id?: components["schemas"]["UserId"];
                /** @description What to sort by. */
                sort: "position" | "created_at" | "due_date";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createProjectTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Write the brief",
                 *       "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "due_date": "2026-02-02"
                 *     }
                 */
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateProjectTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "completed": true
                 *     }
                 */
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteProjectTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listProjectTimeEntries: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description First day of the range, included. */
                from?: components["parameters"]["From"];
                /** @description Last day of the range, included. */
                to?: components["parameters"]["To"];
                /** @description What to sort by. */
                sort: "date" | "created_at" | "hours";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of time entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntrySummary"][];
                        pagination: components["schemas"]["Pagination"];
                        summary: components["schemas"]["TimeListSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTags: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage50"];
                /** @description Part of the name, in any case. */
                search?: string;
                /** @description What to sort by. */
                sort: "created_at" | "name" | "usage_count";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Key Account",
                 *       "color": "#7e22ce",
                 *       "description": "Looked after by a partner of the firm."
                 *     }
                 */
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    addTagsInBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource_type": "clients",
                 *       "resource_ids": [
                 *         "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "cli_01k6jz3v8he9s8x4d2m7q5r0ac"
                 *       ],
                 *       "tags": [
                 *         "key-account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TagsBulkAdd"];
            };
        };
        responses: {
            /** @description The resources with their tags, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaggedResource"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTagSuggestions: {
        parameters: {
            query: {
                /** @description The kind of the resource. */
                resource_type: components["schemas"]["TaggedType"];
                /** @description Identifier of the resource; an unknown one, or one of another kind, is `invalid_request`. */
                resource_id: components["schemas"]["TaggedId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagSuggestion"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Key Client",
                 *       "color": "#1d4ed8"
                 *     }
                 */
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tag"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "tag_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketPriorities: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description What to sort by. */
                sort: "position" | "name";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ticket priorities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketPriority"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketPriority: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Normal",
                 *       "color": "#3b82f6",
                 *       "sla_response": 240,
                 *       "sla_resolution": 1440,
                 *       "is_default": true,
                 *       "position": 2
                 *     }
                 */
                "application/json": components["schemas"]["TicketPriorityCreate"];
            };
        };
        responses: {
            /** @description The new ticket priority. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketPriority"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTicketPriority: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket priority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketPriority"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTicketPriority: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sla_response": 120,
                 *       "sla_resolution": null
                 *     }
                 */
                "application/json": components["schemas"]["TicketPriorityUpdate"];
            };
        };
        responses: {
            /** @description The ticket priority as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketPriority"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTicketPriority: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket priority is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketStatuses: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description What to sort by. */
                sort: "position" | "name";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ticket statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketStatus"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Waiting on Supplier",
                 *       "type": "open",
                 *       "pauses_sla": true,
                 *       "position": 4
                 *     }
                 */
                "application/json": components["schemas"]["TicketStatusCreate"];
            };
        };
        responses: {
            /** @description The new ticket status. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketStatus"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTicketStatus: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketStatus"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTicketStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "On Hold",
                 *       "color": "#f59e0b"
                 *     }
                 */
                "application/json": components["schemas"]["TicketStatusUpdate"];
            };
        };
        responses: {
            /** @description The ticket status as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketStatus"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTicketStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket status is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTickets: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only tickets of this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Only tickets of this project. */
                project_id?: components["schemas"]["ProjectId"];
                /** @description Only tickets that this user works on. */
                assignee_id?: components["schemas"]["UserId"];
                /** @description Only tickets that concern this contact. */
                contact_id?: components["schemas"]["ContactId"];
                /** @description Only tickets in this status. */
                status_id?: components["schemas"]["TicketStatusId"];
                /** @description Only tickets of this priority. */
                priority_id?: components["schemas"]["TicketPriorityId"];
                /** @description Only tickets in a status of this type, `all` for both. */
                status: components["schemas"]["TicketStatusFilter"];
                /** @description Words that must all be in the title and the description, or begin words there: in any order, case and accents. Punctuation parts words; symbols such as `%` and `_` stand for themselves. Chinese, Japanese, Korean and Thai are found by any part. */
                search?: string;
                /** @description Slugs of tags. `tags=a,b` lists what carries either, `tags=a&tags=b` what carries both; `tags=a,b&tags=c` what carries c and one of the others. An unknown slug is `invalid_request`. */
                tags?: components["parameters"]["Tags"];
                /** @description Only tickets made on this day or later; or at this instant or later. */
                from?: components["schemas"]["DateOrDateTime"];
                /** @description Only tickets made on this day or earlier; or at this instant or earlier. */
                to?: components["schemas"]["DateOrDateTime"];
                /** @description Only tickets that missed an SLA target; with false those that did not. */
                sla_breached?: boolean;
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by. Priorities go by their place in the list of priorities, so `desc` puts the most pressing first; tickets without a due date come before all others. */
                sort: "created_at" | "updated_at" | "priority" | "due_date";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Login fails",
                 *       "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "description": "Since this morning the shop refuses every password.",
                 *       "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "estimated_hours": 4,
                 *       "tags": [
                 *         "Key Account"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description The new ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "tkt_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       ],
                 *       "updates": {
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TicketsUpdate"];
            };
        };
        responses: {
            /** @description The tickets as they are now, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    closeTickets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "tkt_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *       ],
                 *       "resolution_summary": "The certificate is renewed."
                 *     }
                 */
                "application/json": components["schemas"]["TicketsClose"];
            };
        };
        responses: {
            /** @description The closed tickets, in the order of `ids`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /** @description Comma-separated names of what to embed. */
                include?: components["schemas"]["TicketInclude"][];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "due_date": "2026-02-06"
                 *     }
                 */
                "application/json": components["schemas"]["TicketUpdate"];
            };
        };
        responses: {
            /** @description The ticket as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketActivities: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only activities of this type. */
                type?: components["schemas"]["TicketActivityType"];
                /** @description Only activities of this visibility. */
                visibility?: components["schemas"]["TicketActivityVisibility"];
                /** @description What to sort by. */
                sort: "created_at";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketActivity"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The certificate is renewed. Please try again.",
                 *       "visibility": "public"
                 *     }
                 */
                "application/json": components["schemas"]["TicketActivityCreate"];
            };
        };
        responses: {
            /** @description The new comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketActivity"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketAttachments: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description What to sort by. */
                sort: "created_at" | "filename" | "size";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attachments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attachment"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "(the bytes of certificate.pdf)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The new attachment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attachment"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTicketAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the attachment. */
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                    "image/heic": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTicketAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the attachment. */
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "resolution_summary": "The certificate is renewed."
                 *     }
                 */
                "application/json": components["schemas"]["TicketClose"];
            };
        };
        responses: {
            /** @description The closed ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "It happens again."
                 *     }
                 */
                "application/json": components["schemas"]["TicketReopen"];
            };
        };
        responses: {
            /** @description The open ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketTasks: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only tasks that are done (or not). */
                completed?: boolean;
                /** @description Only tasks of this user. */
                assignee_id?: components["schemas"]["UserId"];
                /** @description What to sort by. */
                sort: "position" | "created_at" | "due_date";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Renew the certificate",
                 *       "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "due_date": "2026-02-02"
                 *     }
                 */
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTicketTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Renew the certificate of the shop",
                 *       "due_date": null
                 *     }
                 */
                "application/json": components["schemas"]["TaskUpdate"];
            };
        };
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTicketTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    completeTicketTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the task. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Task"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTicketTimeEntries: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description First day of the range, included. */
                from?: components["parameters"]["From"];
                /** @description Last day of the range, included. */
                to?: components["parameters"]["To"];
                /** @description What to sort by. */
                sort: "date" | "created_at" | "hours";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of time entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntrySummary"][];
                        pagination: components["schemas"]["Pagination"];
                        summary: components["schemas"]["TimeListSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTicketTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-01-30",
                 *       "hours": 1.5,
                 *       "description": "Moved the shop to the new server"
                 *     }
                 */
                "application/json": components["schemas"]["TicketTimeEntryCreate"];
            };
        };
        responses: {
            /** @description The new time entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listTimeEntries: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only time of this user. */
                user_id?: components["schemas"]["UserId"];
                /** @description Only time of this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Only time of this project. */
                project_id?: components["schemas"]["ProjectId"];
                /** @description Only time of this ticket. */
                ticket_id?: components["schemas"]["TicketId"];
                /** @description Only time of this agreement. */
                agreement_id?: components["schemas"]["AgreementId"];
                /** @description First day of the range, included. */
                from?: components["parameters"]["From"];
                /** @description Last day of the range, included. */
                to?: components["parameters"]["To"];
                /** @description Only entries that are billable (or not), whether excluded or not. */
                billable?: boolean;
                /** @description Only entries that are on an invoice (or not). */
                billed?: boolean;
                /** @description Only entries of this approval status. */
                approval_status?: components["schemas"]["ApprovalStatus"];
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by. */
                sort: "date" | "created_at" | "hours";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of time entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntrySummary"][];
                        pagination: components["schemas"]["Pagination"];
                        summary: components["schemas"]["TimeListSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-01-30",
                 *       "hours": 1.5,
                 *       "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "description": "Moved the shop to the new server"
                 *     }
                 */
                "application/json": components["schemas"]["TimeEntryCreate"];
            };
        };
        responses: {
            /** @description The new time entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createTimeEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entries": [
                 *         {
                 *           "date": "2026-01-30",
                 *           "hours": 1.5,
                 *           "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "description": "Moved the shop to the new server"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TimeEntriesCreate"];
            };
        };
        responses: {
            /** @description The new time entries, in the order sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTimeSummary: {
        parameters: {
            query: {
                /** @description First day of the range, included. */
                from?: components["parameters"]["From"];
                /** @description Last day of the range, included. */
                to?: components["parameters"]["To"];
                /** @description What to add up by. */
                group_by: components["schemas"]["TimeGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals and what they are made of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listRunningTimers: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only time of this user. */
                user_id?: components["schemas"]["UserId"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of running timers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntrySummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    startTimer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "description": "Moving the shop",
                 *       "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *     }
                 */
                "application/json": components["schemas"]["TimerStart"];
            };
        };
        responses: {
            /** @description The running timer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getTimeEntry: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hours": 2,
                 *       "billable": false
                 *     }
                 */
                "application/json": components["schemas"]["TimeEntryUpdate"];
            };
        };
        responses: {
            /** @description The time entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time entry is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    approveTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved time entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    excludeTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "goodwill",
                 *       "note": "First hour is on us"
                 *     }
                 */
                "application/json": components["schemas"]["TimeEntryExclude"];
            };
        };
        responses: {
            /** @description The excluded time entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    includeTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time entry without exclusion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    rejectTimeEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Please name the ticket"
                 *     }
                 */
                "application/json": components["schemas"]["TimeEntryReject"];
            };
        };
        responses: {
            /** @description The rejected time entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    stopTimer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time entry with its hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeEntry"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description Only invoices of this client. */
                client_id?: components["schemas"]["ClientId"];
                /** @description Only invoices of these statuses, comma-separated. */
                status?: components["schemas"]["InvoiceStatus"][];
                /** @description Only invoices dated this day or later. */
                from?: components["schemas"]["Date"];
                /** @description Only invoices dated this day or earlier. */
                to?: components["schemas"]["Date"];
                /** @description Only invoices due this day or later. */
                due_from?: components["schemas"]["Date"];
                /** @description Only invoices due this day or earlier. */
                due_to?: components["schemas"]["Date"];
                /** @description Only invoices that are sent, viewed, partial or overdue with something outstanding and a due date before today (or only the others). An invoice that fell due last night counts at once, even before the daily job gives it the status `overdue`. */
                overdue?: boolean;
                /** @description Words that must all be in the number and the subject, or begin words there: in any order, case and accents. Punctuation parts words; symbols such as `%` and `_` stand for themselves. Chinese, Japanese, Korean and Thai are found by any part. */
                search?: string;
                /** @description Only what was created or changed at this instant or later. */
                updated_since?: components["parameters"]["UpdatedSince"];
                /** @description What to sort by; `status` goes by its name. */
                sort: "invoice_date" | "due_date" | "total" | "status";
                /** @description Direction of `sort`. Objects that sort alike follow their id in the same direction, so pages never overlap. */
                order: components["parameters"]["Order"];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceSummary"][];
                        pagination: components["schemas"]["Pagination"];
                        summary: components["schemas"]["InvoiceListSummary"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "subject": "Shop relaunch",
                 *       "tax_rate": 0.0825,
                 *       "line_items": [
                 *         {
                 *           "description": "Shop relaunch",
                 *           "quantity": 8,
                 *           "rate": 125
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description The new draft with its `line_items`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getInvoiceAging: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is outstanding today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Aging"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    createInvoiceFromTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "from": "2026-01-01",
                 *       "to": "2026-01-31",
                 *       "group_by": "project"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceFromTime"];
            };
        };
        responses: {
            /** @description The new draft with its `line_items` and a `summary` of what was taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `line_items` and `summary`. */
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getInvoice: {
        parameters: {
            query?: {
                /** @description Comma-separated names of what to embed. */
                include?: components["schemas"]["InvoiceInclude"][];
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "po_number": "PO-4711"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            /** @description The invoice as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    approveInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    duplicateInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new draft with its `line_items`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    addInvoiceLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Hosting in January",
                 *       "quantity": 1,
                 *       "rate": 49.9
                 *     }
                 */
                "application/json": components["schemas"]["LineItemCreate"];
            };
        };
        responses: {
            /** @description The new line. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LineItem"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    updateInvoiceLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the line. */
                line_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["LineItemUpdate"];
            };
        };
        responses: {
            /** @description The line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LineItem"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    deleteInvoiceLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the line. */
                line_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line is no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    markInvoiceUncollectible: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The client is insolvent"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The uncollectible invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    listInvoicePayments: {
        parameters: {
            query: {
                /** @description Number of the page, counted from 1. */
                page: components["parameters"]["Page"];
                /** @description Objects on a page, 1 to 100. */
                per_page: components["parameters"]["PerPage20"];
                /** @description What to sort by. */
                sort: "created_at" | "date";
                /** @description Direction of `sort`. */
                order: "asc" | "desc";
                /** @description Comma-separated names of the fields to return, dotted for nested ones (`id,dates.due_date`). The schemas of this document describe the whole object; with `fields` only those named are returned. An unknown name is `invalid_request`. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    recordInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500,
                 *       "method": "wire",
                 *       "reference": "INV-2026-0007"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description Where the invoice stands now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceSettlement"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    refundInvoicePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
                /** @description Identifier of the payment. */
                payment_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 100,
                 *       "reason": "Agreed on the phone"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRefund"];
            };
        };
        responses: {
            /** @description Where the invoice stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceSettlement"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    rejectInvoiceApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The rate of March is wrong"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The invoice, a draft again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    remindInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "message": "Has this slipped through?"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceRemind"];
            };
        };
        responses: {
            /** @description Reminded, and whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceReminded"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "to": [
                 *         "billing@acme.example"
                 *       ],
                 *       "message": "Hello Pat, this is for January."
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceSend"];
            };
        };
        responses: {
            /** @description Sent, and to whom. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvoiceSent"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    submitInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice, pending approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    voidInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any string of 1 to 255 characters that is new for each piece of work. A repetition within 24 hours returns the first answer with `Idempotency-Replayed: true` and does nothing else. The same string with another method, path or body, or by another user of the workspace, is `idempotency_key_reused`. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of the object as last read. The change is refused with `precondition_failed` when it is no longer current. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the object. An unknown one, and one of another workspace or mode, answers `not_found`. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Billed to the wrong entity"
                 *     }
                 */
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The void invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["ServerError"];
        };
    };
    onUserCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "user.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "email": "ada@docket.example",
                 *         "name": "Ada Miller",
                 *         "avatar_url": "https://docket.example/ada.png",
                 *         "role": "member",
                 *         "title": "Senior Engineer",
                 *         "department": "Engineering",
                 *         "phone": "+1 212 555 0100",
                 *         "timezone": "Europe/Berlin",
                 *         "status": "active",
                 *         "capacity": {
                 *           "hours_per_week": 40,
                 *           "billable_target": 75
                 *         },
                 *         "rates": {
                 *           "cost_rate": 60,
                 *           "bill_rate": 120
                 *         },
                 *         "permissions": {
                 *           "can_see_rates": false,
                 *           "can_see_costs": false,
                 *           "can_approve_time": false,
                 *           "can_manage_invoices": false,
                 *           "can_manage_clients": false,
                 *           "can_manage_projects": false,
                 *           "can_manage_team": false,
                 *           "can_view_reports": false,
                 *           "can_export_data": false
                 *         },
                 *         "last_active_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_sent_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_expires_at": "2026-02-07T09:30:00.000Z",
                 *         "deactivated_at": "2026-01-31T09:30:00.000Z",
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 7.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "billable": true,
                 *             "running": false
                 *           }
                 *         ],
                 *         "projects": [
                 *           {
                 *             "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Shop relaunch",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "status": "active"
                 *           }
                 *         ],
                 *         "stats": {
                 *           "hours_this_week": 21.5,
                 *           "hours_this_month": 86.25,
                 *           "billable_percent": 81.4,
                 *           "active_projects": 4,
                 *           "open_tickets": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "user.created";
                    data: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "user.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "email": "ada@docket.example",
                 *         "name": "Ada Miller",
                 *         "avatar_url": "https://docket.example/ada.png",
                 *         "role": "member",
                 *         "title": "Senior Engineer",
                 *         "department": "Engineering",
                 *         "phone": "+1 212 555 0100",
                 *         "timezone": "Europe/Berlin",
                 *         "status": "active",
                 *         "capacity": {
                 *           "hours_per_week": 40,
                 *           "billable_target": 75
                 *         },
                 *         "rates": {
                 *           "cost_rate": 60,
                 *           "bill_rate": 120
                 *         },
                 *         "permissions": {
                 *           "can_see_rates": false,
                 *           "can_see_costs": false,
                 *           "can_approve_time": false,
                 *           "can_manage_invoices": false,
                 *           "can_manage_clients": false,
                 *           "can_manage_projects": false,
                 *           "can_manage_team": false,
                 *           "can_view_reports": false,
                 *           "can_export_data": false
                 *         },
                 *         "last_active_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_sent_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_expires_at": "2026-02-07T09:30:00.000Z",
                 *         "deactivated_at": "2026-01-31T09:30:00.000Z",
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 7.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "billable": true,
                 *             "running": false
                 *           }
                 *         ],
                 *         "projects": [
                 *           {
                 *             "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Shop relaunch",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "status": "active"
                 *           }
                 *         ],
                 *         "stats": {
                 *           "hours_this_week": 21.5,
                 *           "hours_this_month": 86.25,
                 *           "billable_percent": 81.4,
                 *           "active_projects": 4,
                 *           "open_tickets": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "user.updated";
                    data: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserDeactivated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "user.deactivated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "email": "ada@docket.example",
                 *         "name": "Ada Miller",
                 *         "avatar_url": "https://docket.example/ada.png",
                 *         "role": "member",
                 *         "title": "Senior Engineer",
                 *         "department": "Engineering",
                 *         "phone": "+1 212 555 0100",
                 *         "timezone": "Europe/Berlin",
                 *         "status": "active",
                 *         "capacity": {
                 *           "hours_per_week": 40,
                 *           "billable_target": 75
                 *         },
                 *         "rates": {
                 *           "cost_rate": 60,
                 *           "bill_rate": 120
                 *         },
                 *         "permissions": {
                 *           "can_see_rates": false,
                 *           "can_see_costs": false,
                 *           "can_approve_time": false,
                 *           "can_manage_invoices": false,
                 *           "can_manage_clients": false,
                 *           "can_manage_projects": false,
                 *           "can_manage_team": false,
                 *           "can_view_reports": false,
                 *           "can_export_data": false
                 *         },
                 *         "last_active_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_sent_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_expires_at": "2026-02-07T09:30:00.000Z",
                 *         "deactivated_at": "2026-01-31T09:30:00.000Z",
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 7.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "billable": true,
                 *             "running": false
                 *           }
                 *         ],
                 *         "projects": [
                 *           {
                 *             "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Shop relaunch",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "status": "active"
                 *           }
                 *         ],
                 *         "stats": {
                 *           "hours_this_week": 21.5,
                 *           "hours_this_month": 86.25,
                 *           "billable_percent": 81.4,
                 *           "active_projects": 4,
                 *           "open_tickets": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "user.deactivated";
                    data: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserReactivated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "user.reactivated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "email": "ada@docket.example",
                 *         "name": "Ada Miller",
                 *         "avatar_url": "https://docket.example/ada.png",
                 *         "role": "member",
                 *         "title": "Senior Engineer",
                 *         "department": "Engineering",
                 *         "phone": "+1 212 555 0100",
                 *         "timezone": "Europe/Berlin",
                 *         "status": "active",
                 *         "capacity": {
                 *           "hours_per_week": 40,
                 *           "billable_target": 75
                 *         },
                 *         "rates": {
                 *           "cost_rate": 60,
                 *           "bill_rate": 120
                 *         },
                 *         "permissions": {
                 *           "can_see_rates": false,
                 *           "can_see_costs": false,
                 *           "can_approve_time": false,
                 *           "can_manage_invoices": false,
                 *           "can_manage_clients": false,
                 *           "can_manage_projects": false,
                 *           "can_manage_team": false,
                 *           "can_view_reports": false,
                 *           "can_export_data": false
                 *         },
                 *         "last_active_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_sent_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_expires_at": "2026-02-07T09:30:00.000Z",
                 *         "deactivated_at": "2026-01-31T09:30:00.000Z",
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 7.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "billable": true,
                 *             "running": false
                 *           }
                 *         ],
                 *         "projects": [
                 *           {
                 *             "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Shop relaunch",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "status": "active"
                 *           }
                 *         ],
                 *         "stats": {
                 *           "hours_this_week": 21.5,
                 *           "hours_this_month": 86.25,
                 *           "billable_percent": 81.4,
                 *           "active_projects": 4,
                 *           "open_tickets": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "user.reactivated";
                    data: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUserRoleChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "user.role_changed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "email": "ada@docket.example",
                 *         "name": "Ada Miller",
                 *         "avatar_url": "https://docket.example/ada.png",
                 *         "role": "member",
                 *         "title": "Senior Engineer",
                 *         "department": "Engineering",
                 *         "phone": "+1 212 555 0100",
                 *         "timezone": "Europe/Berlin",
                 *         "status": "active",
                 *         "capacity": {
                 *           "hours_per_week": 40,
                 *           "billable_target": 75
                 *         },
                 *         "rates": {
                 *           "cost_rate": 60,
                 *           "bill_rate": 120
                 *         },
                 *         "permissions": {
                 *           "can_see_rates": false,
                 *           "can_see_costs": false,
                 *           "can_approve_time": false,
                 *           "can_manage_invoices": false,
                 *           "can_manage_clients": false,
                 *           "can_manage_projects": false,
                 *           "can_manage_team": false,
                 *           "can_view_reports": false,
                 *           "can_export_data": false
                 *         },
                 *         "last_active_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_sent_at": "2026-01-31T09:30:00.000Z",
                 *         "invitation_expires_at": "2026-02-07T09:30:00.000Z",
                 *         "deactivated_at": "2026-01-31T09:30:00.000Z",
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 7.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "billable": true,
                 *             "running": false
                 *           }
                 *         ],
                 *         "projects": [
                 *           {
                 *             "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Shop relaunch",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "status": "active"
                 *           }
                 *         ],
                 *         "stats": {
                 *           "hours_this_week": 21.5,
                 *           "hours_this_month": 86.25,
                 *           "billable_percent": 81.4,
                 *           "active_projects": 4,
                 *           "open_tickets": 7
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "user.role_changed";
                    data: components["schemas"]["User"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "client.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Acme Corporation",
                 *         "email": "billing@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "website": "https://acme.example",
                 *         "address": {
                 *           "line1": "1 Main Street",
                 *           "line2": "Floor 4",
                 *           "city": "New York",
                 *           "state": "NY",
                 *           "postal_code": "10001",
                 *           "country": "US"
                 *         },
                 *         "billing": {
                 *           "currency": "USD",
                 *           "tax_id": "12-3456789",
                 *           "tax_rate": 0.0825,
                 *           "payment_terms_days": 30,
                 *           "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *         },
                 *         "status": "active",
                 *         "health": {
                 *           "score": 85,
                 *           "status": "healthy"
                 *         },
                 *         "sla_overrides": [
                 *           {
                 *             "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "response_target": 30,
                 *             "resolution_target": 240
                 *           }
                 *         ],
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "dates": {
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "archived_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "client.created";
                    data: components["schemas"]["Client"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "client.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Acme Corporation",
                 *         "email": "billing@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "website": "https://acme.example",
                 *         "address": {
                 *           "line1": "1 Main Street",
                 *           "line2": "Floor 4",
                 *           "city": "New York",
                 *           "state": "NY",
                 *           "postal_code": "10001",
                 *           "country": "US"
                 *         },
                 *         "billing": {
                 *           "currency": "USD",
                 *           "tax_id": "12-3456789",
                 *           "tax_rate": 0.0825,
                 *           "payment_terms_days": 30,
                 *           "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *         },
                 *         "status": "active",
                 *         "health": {
                 *           "score": 85,
                 *           "status": "healthy"
                 *         },
                 *         "sla_overrides": [
                 *           {
                 *             "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "response_target": 30,
                 *             "resolution_target": 240
                 *           }
                 *         ],
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "dates": {
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "archived_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "client.updated";
                    data: components["schemas"]["Client"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "client.deleted",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Acme Corporation",
                 *         "email": "billing@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "website": "https://acme.example",
                 *         "address": {
                 *           "line1": "1 Main Street",
                 *           "line2": "Floor 4",
                 *           "city": "New York",
                 *           "state": "NY",
                 *           "postal_code": "10001",
                 *           "country": "US"
                 *         },
                 *         "billing": {
                 *           "currency": "USD",
                 *           "tax_id": "12-3456789",
                 *           "tax_rate": 0.0825,
                 *           "payment_terms_days": 30,
                 *           "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *         },
                 *         "status": "active",
                 *         "health": {
                 *           "score": 85,
                 *           "status": "healthy"
                 *         },
                 *         "sla_overrides": [
                 *           {
                 *             "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "response_target": 30,
                 *             "resolution_target": 240
                 *           }
                 *         ],
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "dates": {
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "archived_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "client.deleted";
                    data: components["schemas"]["Client"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onClientHealthChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "client.health_changed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Acme Corporation",
                 *         "email": "billing@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "website": "https://acme.example",
                 *         "address": {
                 *           "line1": "1 Main Street",
                 *           "line2": "Floor 4",
                 *           "city": "New York",
                 *           "state": "NY",
                 *           "postal_code": "10001",
                 *           "country": "US"
                 *         },
                 *         "billing": {
                 *           "currency": "USD",
                 *           "tax_id": "12-3456789",
                 *           "tax_rate": 0.0825,
                 *           "payment_terms_days": 30,
                 *           "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *         },
                 *         "status": "active",
                 *         "health": {
                 *           "score": 85,
                 *           "status": "healthy"
                 *         },
                 *         "sla_overrides": [
                 *           {
                 *             "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "response_target": 30,
                 *             "resolution_target": 240
                 *           }
                 *         ],
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "dates": {
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "archived_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "client.health_changed";
                    data: components["schemas"]["Client"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "contact.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Pat Doe",
                 *         "email": "pat@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "mobile": "+1 917 555 0100",
                 *         "title": "Head of Finance",
                 *         "department": "Finance",
                 *         "roles": {
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "is_technical": false
                 *         },
                 *         "portal": {
                 *           "access_enabled": true,
                 *           "access_level": "view",
                 *           "last_login_at": "2026-01-31T09:30:00.000Z",
                 *           "invitation_sent_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "communication": {
                 *           "receives_invoices": true,
                 *           "receives_reports": false,
                 *           "receives_project_updates": false
                 *         },
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "tickets": [
                 *           {
                 *             "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Login fails",
                 *             "status": "open",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "activity": [
                 *           {
                 *             "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "contact.updated",
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "contact.created";
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "contact.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Pat Doe",
                 *         "email": "pat@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "mobile": "+1 917 555 0100",
                 *         "title": "Head of Finance",
                 *         "department": "Finance",
                 *         "roles": {
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "is_technical": false
                 *         },
                 *         "portal": {
                 *           "access_enabled": true,
                 *           "access_level": "view",
                 *           "last_login_at": "2026-01-31T09:30:00.000Z",
                 *           "invitation_sent_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "communication": {
                 *           "receives_invoices": true,
                 *           "receives_reports": false,
                 *           "receives_project_updates": false
                 *         },
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "tickets": [
                 *           {
                 *             "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Login fails",
                 *             "status": "open",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "activity": [
                 *           {
                 *             "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "contact.updated",
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "contact.updated";
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "contact.deleted",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Pat Doe",
                 *         "email": "pat@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "mobile": "+1 917 555 0100",
                 *         "title": "Head of Finance",
                 *         "department": "Finance",
                 *         "roles": {
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "is_technical": false
                 *         },
                 *         "portal": {
                 *           "access_enabled": true,
                 *           "access_level": "view",
                 *           "last_login_at": "2026-01-31T09:30:00.000Z",
                 *           "invitation_sent_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "communication": {
                 *           "receives_invoices": true,
                 *           "receives_reports": false,
                 *           "receives_project_updates": false
                 *         },
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "tickets": [
                 *           {
                 *             "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Login fails",
                 *             "status": "open",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "activity": [
                 *           {
                 *             "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "contact.updated",
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "contact.deleted";
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactPortalEnabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "contact.portal_enabled",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Pat Doe",
                 *         "email": "pat@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "mobile": "+1 917 555 0100",
                 *         "title": "Head of Finance",
                 *         "department": "Finance",
                 *         "roles": {
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "is_technical": false
                 *         },
                 *         "portal": {
                 *           "access_enabled": true,
                 *           "access_level": "view",
                 *           "last_login_at": "2026-01-31T09:30:00.000Z",
                 *           "invitation_sent_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "communication": {
                 *           "receives_invoices": true,
                 *           "receives_reports": false,
                 *           "receives_project_updates": false
                 *         },
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "tickets": [
                 *           {
                 *             "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Login fails",
                 *             "status": "open",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "activity": [
                 *           {
                 *             "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "contact.updated",
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "contact.portal_enabled";
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onContactPortalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "contact.portal_login",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "name": "Pat Doe",
                 *         "email": "pat@acme.example",
                 *         "phone": "+1 212 555 0100",
                 *         "mobile": "+1 917 555 0100",
                 *         "title": "Head of Finance",
                 *         "department": "Finance",
                 *         "roles": {
                 *           "is_primary": true,
                 *           "is_billing": true,
                 *           "is_technical": false
                 *         },
                 *         "portal": {
                 *           "access_enabled": true,
                 *           "access_level": "view",
                 *           "last_login_at": "2026-01-31T09:30:00.000Z",
                 *           "invitation_sent_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "communication": {
                 *           "receives_invoices": true,
                 *           "receives_reports": false,
                 *           "receives_project_updates": false
                 *         },
                 *         "notes": "Prefers phone calls.",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "tickets": [
                 *           {
                 *             "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Login fails",
                 *             "status": "open",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "activity": [
                 *           {
                 *             "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "contact.updated",
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "contact.portal_login";
                    data: components["schemas"]["Contact"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.created";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.updated";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.status_changed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.status_changed";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectBudgetAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.budget_alert",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.budget_alert";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.completed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.completed";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProjectDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "project.deleted",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "title": "Shop relaunch",
                 *         "description": "New shop on the new platform.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status": "active",
                 *         "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "billing_type": "time_and_materials",
                 *         "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "dates": {
                 *           "start_date": "2026-01-05",
                 *           "due_date": "2026-03-31",
                 *           "commenced_at": "2026-01-05T09:00:00.000Z",
                 *           "completed_at": null
                 *         },
                 *         "budget": {
                 *           "hours": 100,
                 *           "amount": 10000,
                 *           "hours_used": 62.5,
                 *           "amount_billed": 5000,
                 *           "percent_complete": 62.5
                 *         },
                 *         "rate": {
                 *           "override": true,
                 *           "rate_id": null,
                 *           "custom_rate": 140
                 *         },
                 *         "notes": null,
                 *         "contract_url": "https://example.com/contract",
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "manager": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller",
                 *           "email": "ada@docket.example",
                 *           "title": "Senior Engineer",
                 *           "avatar_url": null
                 *         },
                 *         "time_entries": {
                 *           "total_hours": 62.5,
                 *           "billable_hours": 60,
                 *           "by_user": [
                 *             {
                 *               "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "hours": 62.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "project.deleted";
                    data: components["schemas"]["Project"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.created";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.updated";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.sent",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.sent";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.viewed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.viewed";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoicePaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.paid",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "total": 1082.5,
                 *         "paid_date": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.paid";
                    data: components["schemas"]["InvoicePaid"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoicePartialPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.partial_payment",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.partial_payment";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceOverdue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.overdue",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.overdue";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvoiceVoided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "invoice.voided",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "invoice_number": "INV-2026-0007",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "status": "sent",
                 *         "currency": "USD",
                 *         "dates": {
                 *           "invoice_date": "2026-01-31",
                 *           "due_date": "2026-03-02",
                 *           "paid_date": null,
                 *           "sent_at": "2026-01-31T09:30:00.000Z",
                 *           "viewed_at": null
                 *         },
                 *         "amounts": {
                 *           "subtotal": 1000,
                 *           "tax_rate": 0.0825,
                 *           "tax_amount": 82.5,
                 *           "total": 1082.5,
                 *           "amount_paid": 0,
                 *           "outstanding": 1082.5
                 *         },
                 *         "subject": "Shop relaunch",
                 *         "notes": "Thank you for your business.",
                 *         "internal_notes": null,
                 *         "po_number": "PO-4711",
                 *         "payment": {
                 *           "method": "wire",
                 *           "reference": null
                 *         },
                 *         "pdf_url": "http://127.0.0.1:8080/v1/invoices/inv_01k6jz3v8he9s8x4d2m7q5r0ab/pdf",
                 *         "hosted_url": "http://127.0.0.1:8080/i/QyTVzoQrO2eTmsn2Nmmfik2BIMXRCqZ8Z4cL1bXzZMo",
                 *         "reminders": {
                 *           "last_reminder_at": null,
                 *           "reminder_count": 0
                 *         },
                 *         "approval": {
                 *           "required": false,
                 *           "approved_at": null,
                 *           "approved_by_id": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "line_items": [
                 *           {
                 *             "id": "line_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "description": "Shop relaunch",
                 *             "quantity": 7.5,
                 *             "rate": 125,
                 *             "amount": 937.5,
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "milestone_id": "mil_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "time_entry_ids": [
                 *               "time_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "expense_ids": [
                 *               "exp_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             ],
                 *             "time_entry_count": 1,
                 *             "expense_count": 0
                 *           }
                 *         ],
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "contact": {
                 *           "id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Pat Doe",
                 *           "email": "pat@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "title": "Head of Finance"
                 *         },
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "payments": [
                 *           {
                 *             "id": "pay_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "invoice_id": "inv_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "payment",
                 *             "amount": 500,
                 *             "refunded_amount": 0,
                 *             "currency": "USD",
                 *             "date": "2026-01-31",
                 *             "method": "wire",
                 *             "reference": "INV-2026-0007",
                 *             "notes": null,
                 *             "payment_id": null,
                 *             "reason": null,
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "summary": {
                 *           "time_entries_included": 12,
                 *           "expenses_included": 0,
                 *           "hours_billed": 37.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "invoice.voided";
                    data: components["schemas"]["Invoice"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.created";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.updated";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketAssigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.assigned",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.assigned";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketStatusChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.status_changed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.status_changed";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketCommented: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.commented",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.commented";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.closed",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.closed";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketReopened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.reopened",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.reopened";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTicketDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "ticket.deleted",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "number": "TKT-1001",
                 *         "title": "Login fails",
                 *         "description": "Since this morning the shop refuses every password.",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "status_id": "stat_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "reporter_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "contact_id": null,
                 *         "agreement_id": null,
                 *         "billing_type": "time_and_materials",
                 *         "dates": {
                 *           "opened_at": "2026-01-31T09:30:00.000Z",
                 *           "first_response_at": null,
                 *           "resolved_at": null,
                 *           "closed_at": null,
                 *           "due_date": "2026-02-06"
                 *         },
                 *         "sla": {
                 *           "response_target": 240,
                 *           "resolution_target": 1440,
                 *           "response_due_at": "2026-01-31T09:30:00.000Z",
                 *           "resolution_due_at": "2026-01-31T09:30:00.000Z",
                 *           "response_met": null,
                 *           "resolution_met": null,
                 *           "breached": false
                 *         },
                 *         "time": {
                 *           "estimated_hours": 4,
                 *           "logged_hours": 1.5,
                 *           "billable_hours": 1.5
                 *         },
                 *         "resolution_summary": null,
                 *         "tags": [
                 *           "Key Account"
                 *         ],
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z",
                 *         "client": {
                 *           "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Acme Corporation",
                 *           "email": "billing@acme.example",
                 *           "phone": "+1 212 555 0100",
                 *           "website": "https://acme.example",
                 *           "address": {
                 *             "line1": "1 Main Street",
                 *             "line2": "Floor 4",
                 *             "city": "New York",
                 *             "state": "NY",
                 *             "postal_code": "10001",
                 *             "country": "US"
                 *           },
                 *           "billing": {
                 *             "currency": "USD",
                 *             "tax_id": "12-3456789",
                 *             "tax_rate": 0.0825,
                 *             "payment_terms_days": 30,
                 *             "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *           },
                 *           "status": "active",
                 *           "health": {
                 *             "score": 85,
                 *             "status": "healthy"
                 *           },
                 *           "sla_overrides": [
                 *             {
                 *               "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *               "response_target": 30,
                 *               "resolution_target": 240
                 *             }
                 *           ],
                 *           "notes": "Prefers phone calls.",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "dates": {
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "archived_at": null
                 *           },
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z"
                 *         },
                 *         "project": {
                 *           "id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "title": "Shop relaunch",
                 *           "description": "New shop on the new platform.",
                 *           "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "status": "active",
                 *           "type_id": "ptype_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "billing_type": "time_and_materials",
                 *           "manager_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "contact_id": null,
                 *           "agreement_id": null,
                 *           "dates": {
                 *             "start_date": "2026-01-05",
                 *             "due_date": "2026-03-31",
                 *             "commenced_at": "2026-01-05T09:00:00.000Z",
                 *             "completed_at": null
                 *           },
                 *           "budget": {
                 *             "hours": 100,
                 *             "amount": 10000,
                 *             "hours_used": 62.5,
                 *             "amount_billed": 5000,
                 *             "percent_complete": 62.5
                 *           },
                 *           "rate": {
                 *             "override": true,
                 *             "rate_id": null,
                 *             "custom_rate": 140
                 *           },
                 *           "notes": null,
                 *           "contract_url": "https://example.com/contract",
                 *           "tags": [
                 *             "Key Account"
                 *           ],
                 *           "created_at": "2026-01-31T09:30:00.000Z",
                 *           "updated_at": "2026-01-31T09:30:00.000Z",
                 *           "client": {
                 *             "id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Acme Corporation",
                 *             "email": "billing@acme.example",
                 *             "phone": "+1 212 555 0100",
                 *             "website": "https://acme.example",
                 *             "address": {
                 *               "line1": "1 Main Street",
                 *               "line2": "Floor 4",
                 *               "city": "New York",
                 *               "state": "NY",
                 *               "postal_code": "10001",
                 *               "country": "US"
                 *             },
                 *             "billing": {
                 *               "currency": "USD",
                 *               "tax_id": "12-3456789",
                 *               "tax_rate": 0.0825,
                 *               "payment_terms_days": 30,
                 *               "rate_id": "rate_01k6jz3v8he9s8x4d2m7q5r0ab"
                 *             },
                 *             "status": "active",
                 *             "health": {
                 *               "score": 85,
                 *               "status": "healthy"
                 *             },
                 *             "sla_overrides": [
                 *               {
                 *                 "priority_id": "pri_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "response_target": 30,
                 *                 "resolution_target": 240
                 *               }
                 *             ],
                 *             "notes": "Prefers phone calls.",
                 *             "tags": [
                 *               "Key Account"
                 *             ],
                 *             "dates": {
                 *               "created_at": "2026-01-31T09:30:00.000Z",
                 *               "archived_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           },
                 *           "manager": {
                 *             "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "name": "Ada Miller",
                 *             "email": "ada@docket.example",
                 *             "title": "Senior Engineer",
                 *             "avatar_url": null
                 *           },
                 *           "time_entries": {
                 *             "total_hours": 62.5,
                 *             "billable_hours": 60,
                 *             "by_user": [
                 *               {
                 *                 "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *                 "hours": 62.5
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "assignee": {
                 *           "id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *           "name": "Ada Miller"
                 *         },
                 *         "activities": [
                 *           {
                 *             "id": "act_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "type": "comment",
                 *             "content": "The certificate is renewed. Please try again.",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "contact_id": "con_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "contact_name": "Pat Jones",
                 *             "visibility": "public",
                 *             "old_value": "New",
                 *             "new_value": "In Progress",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "time_entries": [
                 *           {
                 *             "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "date": "2026-01-31",
                 *             "hours": 1.5,
                 *             "description": "Moved the shop to the new server",
                 *             "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "client_name": "Acme Corporation",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_title": "Shop relaunch",
                 *             "ticket_id": null,
                 *             "agreement_id": null,
                 *             "period_id": null,
                 *             "billing": {
                 *               "billable": true,
                 *               "billed": false,
                 *               "currency": "USD",
                 *               "rate_id": null,
                 *               "rate_type": "standard",
                 *               "rate_charged": 125,
                 *               "rate_override": false,
                 *               "invoice_line_id": null
                 *             },
                 *             "exclusion": {
                 *               "excluded": false,
                 *               "reason": "goodwill",
                 *               "note": null
                 *             },
                 *             "approval": {
                 *               "status": "pending",
                 *               "approved_by_id": null,
                 *               "approved_at": null,
                 *               "reason": null
                 *             },
                 *             "timer": {
                 *               "running": false,
                 *               "started_at": null
                 *             },
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "attachments": [
                 *           {
                 *             "id": "att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "filename": "certificate.pdf",
                 *             "content_type": "application/pdf",
                 *             "size": 48213,
                 *             "url": "http://127.0.0.1:8080/v1/tickets/tkt_01k6jz3v8he9s8x4d2m7q5r0ab/attachments/att_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "user_name": "Ada Miller",
                 *             "created_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ],
                 *         "tasks": [
                 *           {
                 *             "id": "task_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "ticket_id": "tkt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "title": "Acme Corporation",
                 *             "description": "As discussed on the phone.",
                 *             "assignee_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *             "due_date": "2026-01-31",
                 *             "completed": false,
                 *             "completed_at": "2026-01-31T09:30:00.000Z",
                 *             "position": 1,
                 *             "created_at": "2026-01-31T09:30:00.000Z",
                 *             "updated_at": "2026-01-31T09:30:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "ticket.deleted";
                    data: components["schemas"]["Ticket"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.created",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.created";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.updated",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.updated";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.deleted",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.deleted";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryTimerStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.timer_started",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.timer_started";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryTimerStopped: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.timer_stopped",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.timer_stopped";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.approved",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.approved";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTimeEntryRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "type": "time_entry.rejected",
                 *       "created_at": "2026-01-31T09:30:00.000Z",
                 *       "workspace_id": "ws_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *       "context": {},
                 *       "data": {
                 *         "id": "time_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "user_id": "usr_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "date": "2026-01-31",
                 *         "hours": 1.5,
                 *         "description": "Moved the shop to the new server",
                 *         "client_id": "cli_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "project_id": "prj_01k6jz3v8he9s8x4d2m7q5r0ab",
                 *         "ticket_id": null,
                 *         "agreement_id": null,
                 *         "period_id": null,
                 *         "billing": {
                 *           "billable": true,
                 *           "billed": false,
                 *           "currency": "USD",
                 *           "rate_id": null,
                 *           "rate_type": "standard",
                 *           "rate_charged": 125,
                 *           "rate_override": false,
                 *           "invoice_line_id": null
                 *         },
                 *         "exclusion": {
                 *           "excluded": false,
                 *           "reason": "goodwill",
                 *           "note": null
                 *         },
                 *         "approval": {
                 *           "status": "pending",
                 *           "approved_by_id": null,
                 *           "approved_at": null,
                 *           "reason": null
                 *         },
                 *         "timer": {
                 *           "running": false,
                 *           "started_at": null
                 *         },
                 *         "created_at": "2026-01-31T09:30:00.000Z",
                 *         "updated_at": "2026-01-31T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EventEnvelope"] & {
                    /** @constant */
                    type: "time_entry.rejected";
                    data: components["schemas"]["TimeEntry"];
                };
            };
        };
        responses: {
            /** @description Any 2xx within 30 seconds acknowledges the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
