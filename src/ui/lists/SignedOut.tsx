import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { ButtonLink } from '../actions/ButtonLink'
import { LazyStone } from '../art/scene/LazyStone'
import { EmptyState } from '../feedback/EmptyState'
import { Stack } from '../layout/Stack'
import { useComingFrom } from '../navigation/useComingFrom'

interface SignedOutProps {
  level?: 2 | 3
  title?: string
  /** What an account brings here. */
  text?: string
  /** What a visitor may see of it: offers, rates, rules. */
  children?: ReactNode
}

/** Shown to visitors instead of player content; a new account and signing in return to this page. */
export function SignedOut({ level = 2, title, text, children }: SignedOutProps) {
  const { t } = useTranslation()
  const state = useComingFrom()
  const ways = (
    <EmptyState
      art={!children && <LazyStone symbol="key" start="coin" end="star" />}
      level={level}
      title={title ?? t('list.signedOut')}
      text={text}
      action={
        <ButtonLink to="/auth/register" state={state}>
          {t('action.createAccount')}
        </ButtonLink>
      }
      secondAction={
        <ButtonLink variant="ghost" to="/auth/login" state={state}>
          {t('action.signIn')}
        </ButtonLink>
      }
    />
  )
  if (!children) return ways
  return (
    <Stack>
      {ways}
      {children}
    </Stack>
  )
}
