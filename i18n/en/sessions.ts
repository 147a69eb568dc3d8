/** A session in a list: in the user's own settings and in the Users tab of the admin panel. */
export const sessions = {
  "sessions.current": "This device",
  "sessions.device": "{browser} on {system}",
  "sessions.unknown": "Unknown device",
  "sessions.lastUsed": "Last used {time}",
  "sessions.network": "Network {network}",
  "sessions.end": "Sign out",
  "sessions.endOf": "Sign out {device}, last used {time}",
} as const;
