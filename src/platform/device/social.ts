export type Provider = 'facebook' | 'line' | 'google'

/** The player's token at the provider, or why there is none. */
export type SocialAnswer = { readonly token: string } | 'canceled' | 'failed'

/** Social sign-in; each deployment plugs in its own. */
export interface SocialLogin {
  /** Providers available here; embedded browsers may block some. */
  available(): readonly Provider[]
  /**
   * Asks the player for consent. Where no second window can be opened, as in an installed app, the provider replaces the
   * page, leads back to the path `returnTo`, and `returned` has the answer; this promise then never settles.
   */
  signIn(provider: Provider, returnTo: string): Promise<SocialAnswer>
  /** The answer that the provider led back with; given once. */
  returned(): { readonly provider: Provider; readonly answer: SocialAnswer } | null
  signOut(): void
}

/** For deployments without social keys. */
export const noSocialLogin: SocialLogin = {
  available: () => [],
  signIn: async () => 'failed',
  returned: () => null,
  signOut: () => undefined,
}
