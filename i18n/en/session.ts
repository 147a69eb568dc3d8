/** Errors of API calls, and the access-denied screen (spec §6, §8). */
export const session = {
  "call.http": "HTTP {status}",
  "call.httpAdmin": "HTTP error! status: {status}",
  "call.tooLarge": "The file is too large for the server. A resume may have up to 5 MB.",
  "call.network": "Network error",
  "call.slow":
    "The server has not answered for 15 seconds. Your text is still here. It may have been saved: look before you send it again.",
  "call.noAnswer": "The server has not answered for 15 seconds. Please try again.",
  "call.invalidJson": "Invalid JSON response from server",
  "call.noToken": "No authentication token available",
  "call.noRefreshToken": "No refresh token available",
  "call.download": "Failed to download CV: {status}",
  "call.noUser": "Login successful but failed to get user information",
  "call.unexpected": "An unexpected error occurred",
  "guard.denied": "Access Denied",
  "guard.deniedText": "You don't have permission to access this page.",
  "guard.roles": "Required role: {required} | Your role: {role}",
  "guard.home": "Back to Home",
} as const;
