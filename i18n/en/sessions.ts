/** A place where an account is signed in: the own settings and the Users tab of the admin panel show it. */
export const sessions = {
  "sessions.current": "This device",
  "sessions.device": "{browser} on {system}",
  "sessions.unknown": "Unknown device",
  "sessions.lastUsed": "Last used {time}",
  "sessions.network": "Network {network}",
  "sessions.end": "Sign out",
  "sessions.endOf": "Sign out {device}, last used {time}",
} as const;
