import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { type Provider, providerNames } from '../../../stores/auth/providers'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { providerMarks } from '../../../ui/art/icons/providerMarks'
import { AgeQuestion } from './AgeQuestion'
import { SocialProblem } from './SocialProblem'
import { useSocialConnect } from './useSocialConnect'

interface SocialButtonsProps {
  /** Where the visitor is going. */
  from: string | null
  onDone: () => void
}

/** Login through the providers of the deployment; without any, nothing. */
export const SocialButtons = observer(function SocialButtons({ from, onDone }: SocialButtonsProps) {
  const { social, connect } = useSocialConnect(from, onDone)
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState<Provider | null>(null)
  const { pending, providers, lastUsed } = social
  if (providers.length === 0) return null
  const confirmed = (provider: Provider) => {
    setConfirming(null)
    void connect(provider)
  }
  return (
    <>
      <Divider>{t('auth.social')}</Divider>
      <Row>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            icon={providerMarks[provider]}
            busy={pending === provider}
            aria-label={t('auth.social.with', { provider: providerNames[provider] })}
            onClick={() => (social.needsAge(provider) ? setConfirming(provider) : confirmed(provider))}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </Row>
      {confirming && <AgeQuestion key={confirming} onConfirm={() => confirmed(confirming)} />}
      {lastUsed && <p>{t('auth.social.lastUsed', { provider: providerNames[lastUsed] })}</p>}
      <SocialProblem />
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
  /* On the narrowest phones the mark is above the name. */
  @media (max-width: 22.4em) {
    button {
      flex-direction: column;
      gap: 0;
    }
  }
`
