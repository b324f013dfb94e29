/** The three forms of a visitor; each a page and a modal. */
export type AuthForm = 'login' | 'register' | 'forgot'

export const authPaths: Readonly<Record<AuthForm, string>> = {
  login: '/auth/login',
  register: '/auth/register',
  forgot: '/auth/forget',
}

/** What page and modal give to a form. */
export interface AuthFormProps {
  /** Where the visitor is going. */
  from: string | null
  /** Called once a session has begun. */
  onDone: () => void
  /** Leads to another of the forms. */
  onGo: (form: AuthForm) => void
}
