/** The normal form for comparing email addresses: composed, lower case, trimmed. */
export const emailKey = (email: string): string => email.trim().normalize("NFC").toLowerCase();
