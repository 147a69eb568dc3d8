/** Summaries and descriptions of the operations of sign-in and accounts. */
export const accountsOperations = {
  "Sign-in": {
    about: "Sign-in, sign-up, sign-out and forgotten passwords",
    operations: {
      signIn: [
        "Sign in with email and password",
        "With two-step sign-in on, the response is 401 with the code `mfa_required` and a `challenge` for POST /auth/login/verify. An unknown address and a wrong password get the same response.",
      ],
      signUp: [
        "Create an account and sign in",
        "The account gets the role `user`. The password needs at least eight characters and must not be on the list of leaked ones.",
      ],
      refreshTokens: [
        "Exchange a refresh token for a new pair of tokens",
        "The response replaces both tokens. A superseded refresh token ends the session.",
      ],
      signOut: [
        "Sign out",
        "Ends the session of the access token, or of the refresh token in the body. Also works for a session that has already ended.",
      ],
      requestPasswordReset: [
        "Request a password reset link",
        "Sends a one-time link to the address. The response is the same whether or not an account has it.",
      ],
      resetPassword: [
        "Set a password with a one-time link",
        "Takes links of password resets, invitations and the first set-up. Every session of the account ends. A `setup` link creates the first administrator and needs `email` and `name` as well.",
      ],
      checkLink: [
        "Read the purpose of a one-time link",
        "Whether the link sets up the first administrator, accepts an invitation or resets a password. The link stays usable.",
      ],
      getCurrentUser: [
        "Get the signed-in user",
        "Name, role, picture and whether the account is active.",
      ],
    },
  },
  "Two-step sign-in": {
    about: "A code of an authenticator app beside the password",
    operations: {
      verifySignIn: [
        "Finish a sign-in with a code",
        "Takes the `challenge` of POST /auth/login and a code from the authenticator app or a recovery code. Each code works once.",
      ],
      getTwoStep: [
        "Get the two-step status",
        "Whether it is on, whether this account must have it, and how many recovery codes are left.",
      ],
      setUpTwoStep: [
        "Create a secret for an authenticator app",
        "Needs the password. The secret takes effect when POST /users/me/two-step/enable receives one of its codes.",
      ],
      enableTwoStep: [
        "Turn two-step sign-in on",
        "Needs a code from the app. Returns the ten recovery codes, only this time. Every other session ends.",
      ],
      disableTwoStep: [
        "Turn two-step sign-in off",
        "Needs the password and a code from the app or a recovery code. Gets 409 if administrators must keep it on.",
      ],
      renewRecoveryCodes: [
        "Replace the recovery codes",
        "Needs the password and a code from the app or a recovery code. Earlier codes stop working.",
      ],
      resetUserTwoStep: [
        "Turn off a user's two-step sign-in",
        "For users who lost the app and the recovery codes. Sends the user an email. Your own account gets 409.",
      ],
    },
  },
  "Own account": {
    about: "What signed-in users read and change about themselves",
    operations: {
      getOwnProfile: [
        "Get your profile",
        "National id and birth date are not masked here. Send the ETag as If-Match of an update.",
      ],
      updateOwnProfile: [
        "Update your profile",
        "Changes only the given fields; an empty text clears an optional one. A stale If-Match gets 409 with the current profile.",
      ],
      uploadOwnAvatar: [
        "Upload a profile picture",
        "Multipart form with one file, `avatar`: a JPEG, PNG or WebP picture of at most 5 MB. Stores its middle as a square WebP at a new address.",
      ],
      deleteOwnAvatar: [
        "Remove your profile picture",
        "Returns the signed-in user, whose `avatar` is null.",
      ],
      listOwnActivity: [
        "List the activity of your account",
        "Newest first. Failed sign-ins of one hour and network are one entry with `times`, kept for 90 days.",
      ],
      changeOwnPassword: [
        "Change your password",
        "Needs the current password. Every other session ends.",
      ],
      requestEmailChange: [
        "Request a change of your email address",
        "Needs the password. Sends a link to the new address, which changes it when confirmed.",
      ],
      downloadOwnData: [
        "Download the data of your account",
        "One JSON file with the account, its sessions, links, emails and activity.",
      ],
      deleteOwnAccount: [
        "Delete your account",
        "Needs the password and, with two-step sign-in on, a code. The last active administrator gets 409.",
      ],
      confirmEmail: [
        "Confirm a new email address",
        "Changes the address of the account to the one that the link was sent to. The link works once.",
      ],
      getAvatar: [
        "Get a profile picture",
        "A square WebP picture. `avatar` of a user holds its address, which changes with the picture.",
      ],
      listOwnSessions: ["List your sessions", "`isCurrent` marks the session of this request."],
      endOwnSession: ["End one of your sessions", "Its tokens stop working on the next request."],
      endOtherOwnSessions: ["End all your other sessions", "The session of this request is kept."],
    },
  },
  Users: {
    about: "What administrators do with accounts",
    operations: {
      listUsers: [
        "List users",
        "Newest first. National ids and birth dates are masked. `q` finds parts of words in names, addresses and phone numbers.",
      ],
      getUser: [
        "Get a user",
        "National id and birth date are masked. Send the ETag as If-Match of an update.",
      ],
      createUser: [
        "Create a user",
        "The account has no password. An active one gets an invitation with a link to set one.",
      ],
      updateUser: [
        "Update a user",
        "Changes only the given fields. Activating a user without a password invites them. A stale If-Match gets 409 with the current user and, as `changedBy`, the name of the last editor.",
      ],
      deleteUser: [
        "Delete a user",
        "Ends the user's sessions. Your own account and the last active administrator get 409.",
      ],
      revealUser: [
        "Reveal the masked values of a user",
        "National id and birth date. The audit log records each reveal.",
      ],
      inviteUser: [
        "Resend an invitation",
        "Sends a new link and returns it. The earlier link stops working.",
      ],
      changeUsers: [
        "Activate, deactivate or delete many users",
        "Returns for each user whether it was changed, or why not. Only activation and deactivation can be undone.",
      ],
      undoUserChange: [
        "Undo a bulk change of users",
        "Takes the `undo_id` of POST /users/bulk for ten seconds. Users that were changed since then keep that change.",
      ],
      listUserSessions: [
        "List the sessions of a user",
        "`isCurrent` marks the session of this request.",
      ],
      endUserSessions: ["End the sessions of a user", "The session of this request is kept."],
      endUserSession: ["End one session of a user", "Its tokens stop working on the next request."],
      listColleagues: [
        "List the colleagues",
        "The recruiters and administrators with an active account, by name.",
      ],
      getPermissions: [
        "Get the permissions of the caller",
        "What the settings let the caller do: recruiters may export only if allowed.",
      ],
    },
  },
} as const;
