export type Provider = 'facebook' | 'line' | 'google'

/** Social sign-in; each deployment plugs in its own. */
export interface SocialLogin {
  /** Providers available here; embedded browsers may block some. */
  available(): readonly Provider[]
  /** The provider's token; null when the player cancelled. */
  signIn(provider: Provider): Promise<string | null>
  signOut(): void
}

/** For deployments without social keys. */
export const noSocialLogin: SocialLogin = { available: () => [], signIn: async () => null, signOut: () => undefined }
