/** The social providers that a player can sign in with. */
export type Provider = 'facebook' | 'line' | 'google'

/** Signs in with a provider and out again; the delivery plugs in its own. */
export interface SocialLogin {
  /** Providers on offer here: embedded browsers may refuse some. */
  available(): readonly Provider[]
  /** The provider's token, or null when the player gave up. */
  signIn(provider: Provider): Promise<string | null>
  signOut(): void
}

/** No provider on offer: what a delivery without social keys has. */
export const noSocialLogin: SocialLogin = { available: () => [], signIn: async () => null, signOut: () => undefined }
