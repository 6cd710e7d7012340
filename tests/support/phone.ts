/** What a customer's phone says it is: requests of a test and its headless browser would count as a program's. */
export const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 Zalo android/24.1';
