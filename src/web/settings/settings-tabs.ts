/** The four tabs of Personalization Settings. */
export type SettingsTab = 'interests' | 'muted' | 'email' | 'ai';
