import styled from '@emotion/styled'
import { registerPath } from '../../domain/member/shareLink'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { EmptyState } from '../../ui/feedback/EmptyState'

/** Welcomes a visitor, with the code of the friend who sent the link; without one it leads to the login. */
export function Invited({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <>
      <EmptyState
        art={<LazyStone symbol="handshake" start="gift" end="star" />}
        level={2}
        title={t(code ? 'share.invited' : 'share.visitor')}
        text={code ? t('share.invited.text', { code }) : t('share.visitor.text')}
        action={
          code ? (
            <ButtonLink to={registerPath(code)}>{t('title.register')}</ButtonLink>
          ) : (
            <ButtonLink to="/auth/login" state={{ from: '/share' }}>
              {t('action.signIn')}
            </ButtonLink>
          )
        }
        secondAction={
          <ButtonLink to="/" variant="secondary">
            {t('share.look')}
          </ButtonLink>
        }
      />
      <Age>{t('share.age')}</Age>
    </>
  )
}

const Age = styled.p`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
  text-align: center;
`
