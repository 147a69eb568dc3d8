/** The form in which e-mail addresses are compared: composed, lower case, without space around. */
export const emailKey = (email: string): string => email.trim().normalize("NFC").toLowerCase();
