/** The sign-up screen (spec §2, §8). Texts that it shares with the sign-in screen are in login.ts. */
export const signup = {
  "signup.welcome": "Join {company}",
  "signup.welcomeText": "Create an account to work with us online.",
  "signup.title": "Create your account",
  "signup.text": "Your name, your email and a password are all it takes.",
  "signup.tryAgain": "Your account is not created yet. Check the fields, then try again.",
  "signup.confirmPassword": "Confirm password",
  "signup.submit": "Create Account",
  "signup.busy": "Creating Account...",
  "signup.hasAccount": "Already have an account?",
  "signup.signIn": "Sign in",
  "signup.noScript": "Signing up needs JavaScript. Please turn it on and reload this page.",
  "signup.success": "Account created",
  "signup.successText": "Welcome to {company}, {name}!",
  "signup.failed": "Failed to create account",
  "signup.noSession": "Signup failed",
} as const;
