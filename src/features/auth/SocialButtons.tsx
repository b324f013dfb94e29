import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { type Provider, providerNames } from '../../stores/auth/providers'
import { SocialStore } from '../../stores/auth/SocialStore'
import { useFeature, useStores } from '../../stores/core/react'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Note } from '../../ui/feedback/Note'
import { AgeQuestion } from './AgeQuestion'

export interface SocialButtonsProps {
  /** Above the buttons; by default that of a login. */
  title?: string
  /** Which of the providers to show; all by default. */
  offers?: (provider: Provider) => boolean
  /** Where the visitor is going. */
  from: string | null
  onDone: () => void
}

/** Login through, or a link to, the providers of the deployment; without any, nothing. */
export const SocialButtons = observer(function SocialButtons({
  title,
  offers = () => true,
  from,
  onDone,
}: SocialButtonsProps) {
  const social = useFeature(SocialStore)
  const { session } = useStores()
  const { t } = useTranslation()
  const format = useMessage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => void social.resume().then((done) => done && onDone()), [social])
  const [confirming, setConfirming] = useState<Provider | null>(null)
  const { pending, problem, lastUsed } = social
  const providers = social.providers.filter(offers)
  if (providers.length === 0) return null
  const connect = async (provider: Provider) => {
    setConfirming(null)
    if (await social.connect(provider, from)) onDone()
  }
  return (
    <>
      <Divider>{title ?? t('auth.social')}</Divider>
      <Row>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            busy={pending === provider}
            aria-label={t(session.signedIn ? 'auth.bind.with' : 'auth.social.with', {
              provider: providerNames[provider],
            })}
            onClick={() => (social.needsAge(provider) ? setConfirming(provider) : void connect(provider))}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </Row>
      {confirming && <AgeQuestion key={confirming} onConfirm={() => void connect(confirming)} />}
      {lastUsed && <p>{t('auth.social.lastUsed', { provider: providerNames[lastUsed] })}</p>}
      {problem && (
        <Note tone={problem.tone} live>
          {format(problem.message)}
        </Note>
      )}
    </>
  )
})

const Divider = styled.p`
  ${theme.type.bodyMd};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin: 0;
  color: ${theme.color.text.secondary};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-end: 1px solid ${theme.color.border.subtle};
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: ${theme.space[2]};
  button {
    padding-inline: ${theme.space[2]};
  }
`
