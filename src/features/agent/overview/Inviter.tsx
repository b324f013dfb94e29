import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { AgentStore } from '../../../stores/agent/AgentStore'
import { submit } from '../../../stores/data/submit'
import { useFeature, useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { TextField } from '../../../ui/fields/TextField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { Panel } from '../../../ui/layout/Panel'
import { codeIn, inviterRules } from './inviterRules'

/** Who invited the player, or a form for a friend's link or code; `pid` in the address fills it. */
export const Inviter = observer(function Inviter({ pid }: { pid: string }) {
  const { t } = useTranslation()
  return (
    <Root>
      <SectionHead title={t('agent.inviter')} />
      {pid ? <p>{t('agent.inviter.known', { id: pid })}</p> : <InviterForm />}
    </Root>
  )
})

const InviterForm = observer(function InviterForm() {
  const { fill } = useFeature(AgentStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const form = useForm({
    rules: inviterRules,
    start: { inviter: (query.get('pid') ?? '').slice(0, 32) },
    send: submit(
      ({ inviter }: { inviter: string }) => fill.send(codeIn(inviter)),
      { unknownInviter: 'inviter' },
      () => toasts.show('success', { keys: ['agent.inviter.done'] }),
    ),
  })
  const inviter = useField(form, 'inviter')
  return (
    <>
      <p>{t('agent.inviter.text')}</p>
      <Form
        form={form}
        action={t('agent.inviter.save')}
        busy={fill.isBusy()}
        busyLabel={t('agent.inviter.saving')}
        missingHint={inviter.value ? undefined : t('agent.inviter.missing')}
      >
        <TextField {...inviter} label={t('agent.inviter.field')} autoComplete="off" autoCapitalize="characters" />
      </Form>
    </>
  )
})

const Root = styled(Panel)`
  gap: ${theme.space[3]};
  --head-space: 0;
  p {
    ${theme.type.bodyMd};
    color: ${theme.color.text.secondary};
  }
`
