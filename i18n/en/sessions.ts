/** Sessions, two-step sign-in and activity, in the user's own settings and in the admin panel. */
export const sessions = {
  "sessions.current": "This device",
  "sessions.device": "{browser} on {system}",
  "sessions.unknown": "Unknown device",
  "sessions.lastUsed": "Last used {time}",
  "sessions.network": "Network {network}",
  "sessions.end": "Sign out",
  "sessions.more": "{count} more sessions",
  "sessions.more.one": "{count} more session",
  "sessions.endOf": "Sign out {device}, last used {time}",
  "sessions.title": "Sessions",
  "sessions.endOthers": "Sign out everywhere else",
  "sessions.ended": "Session ended",
  "twoStep.title": "Two-step sign-in",
  "twoStep.on": "On",
  "twoStep.off": "Off",
  "activity.times": "({count} times in one hour)",
} as const;
