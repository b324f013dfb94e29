import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PROVIDER_ANSWERS, type ProviderAnswer } from '../../network/controls/provider'
import { profiles } from '../../personas/profiles'
import { overrideFields } from '../../world/config/overrides'
import { vipLadder } from '../../world/config/vip'
import { forcedForms } from '../../world/game/forced'
import { type GameKind, gameKinds } from '../../world/game/playCalls'
import { forcedDrawWords } from '../../world/jackpot/forced'
import { PERSONAS, type PersonaName } from '../../world/member/profile'
import { grantKinds } from '../../world/tester/grants'
import { usePanel } from '../PanelContext'
import { Choice, Field, Form } from '../pieces/Field'
import { ForcedList, Section } from '../pieces/Section'
import { accepted } from './accepted'

/** The world's beginning, and what can be given to it. */
export const WorldTab = observer(() => {
  const { page } = usePanel().target
  return (
    <>
      <GrantPart />
      <DrawPart />
      <RoundPart />
      <BetPart />
      <ProviderPart />
      <ConfigPart />
      {page && <ThemePart />}
      <ResetPart />
    </>
  )
})

function GrantPart() {
  const panel = usePanel()
  const { mock } = panel.target
  const [kind, setKind] = useState('coin')
  const [value, setValue] = useState('')
  const { values = '', example = '' } = grantKinds.get(kind) ?? {}
  const grant = (text: string) => panel.run(async () => accepted(text, await mock.grant(text)), `Granted ${text}.`)
  return (
    <Section title="Give the player">
      <Form action="Grant" onSubmit={() => grant(`${kind}:${value === '' ? example : value}`)}>
        <Choice
          label="What"
          value={kind}
          onChange={(next) => {
            setKind(next)
            setValue('')
          }}
          options={[...grantKinds.keys()].map((name) => [name, name] as const)}
        />
        <Field label="How much" value={value} onChange={setValue} placeholder={example} hint={values} />
      </Form>
      <Choice
        label="Level"
        value=""
        onChange={(level) => grant(`level:${level}`)}
        options={[['', 'Choose …'], ...vipLadder.map(({ level }) => [String(level), `Level ${level}`] as const)]}
      />
    </Section>
  )
}

const DrawPart = observer(() => {
  const panel = usePanel()
  const { mock } = panel.target
  const [draw, setDraw] = useState('')
  return (
    <Section title="Next draws">
      <ForcedList
        label="Draws"
        items={panel.forced.draws}
        none="Chance decides."
        onClear={() => panel.run(mock.clearDraws)}
      />
      <Form action="Queue draw" onSubmit={() => panel.run(() => mock.draw(draw), `Queued ${draw}.`)}>
        <Field
          label="Draw"
          value={draw}
          onChange={setDraw}
          suggestions={forcedDrawWords()}
          placeholder="50001"
          hint="50001 Mega, 50002 Major, 50003 Minor, 50004 Mini, or propId~cell"
        />
      </Form>
    </Section>
  )
})

const RoundPart = observer(() => {
  const panel = usePanel()
  const { mock } = panel.target
  const [kind, setKind] = useState<GameKind>('slot')
  const [result, setResult] = useState('')
  const text = `${kind}:${result}`
  return (
    <Section title="Next rounds of the demo games">
      <ForcedList
        label="Rounds"
        items={panel.forced.rounds}
        none="Chance decides."
        onClear={() => panel.run(mock.clearRounds)}
      />
      <Form action="Queue round" onSubmit={() => panel.run(() => mock.round(text), `Queued ${text}.`)}>
        <Choice<GameKind>
          label="Game"
          value={kind}
          onChange={setKind}
          options={gameKinds.map((one) => [one, one] as const)}
        />
        <Field label="Result" value={result} onChange={setResult} hint={forcedForms[kind]} />
      </Form>
    </Section>
  )
})

function BetPart() {
  const panel = usePanel()
  const [bet, setBet] = useState('')
  const play = () => panel.run(async () => accepted(bet, await panel.target.mock.bet(bet)), `Played ${bet}.`)
  return (
    <Section title="Bets without a game">
      <Form action="Play" onSubmit={play}>
        <Field
          label="Bet"
          value={bet}
          onChange={setBet}
          placeholder="7:100*50"
          hint="<gameId>:<stake>[*times][=<win>], in cents"
        />
      </Form>
    </Section>
  )
}

function ProviderPart() {
  const panel = usePanel()
  const [order, setOrder] = useState('last')
  const [answer, setAnswer] = useState<ProviderAnswer>('paid')
  const send = () =>
    panel.run(
      async () => accepted(order, await panel.target.mock.provider(order, answer)),
      `The provider says ${answer} of ${order}.`,
    )
  return (
    <Section title="The payment provider says">
      <Form action="Send" onSubmit={send}>
        <Field label="Order" value={order} onChange={setOrder} hint="an id, or last: the newest open one" />
        <Choice<ProviderAnswer>
          label="Answer"
          value={answer}
          onChange={setAnswer}
          options={PROVIDER_ANSWERS.map((word) => [word, word] as const)}
        />
      </Form>
    </Section>
  )
}

const ConfigPart = observer(() => {
  const panel = usePanel()
  const { mock } = panel.target
  const [field, setField] = useState('maintenance')
  const [value, setValue] = useState('')
  const text = `${field}:${value}`
  return (
    <Section title="Configuration">
      <ForcedList
        label="Switches"
        items={panel.forced.configs}
        none="As delivered."
        onClear={() => panel.run(mock.clearConfig)}
      />
      <Form action="Override" onSubmit={() => panel.run(() => mock.config(text), `Set ${text}.`)}>
        <Choice
          label="Switch"
          value={field}
          onChange={setField}
          options={[...overrideFields.keys()].map((name) => [name, name] as const)}
        />
        <Field label="Value" value={value} onChange={setValue} hint={overrideFields.get(field)?.values ?? ''} />
      </Form>
    </Section>
  )
})

const themes = ['1', '2', '3', '4', '5', '6'].map((number) => [number, `Theme ${number}`] as const)

function ThemePart() {
  const { page } = usePanel().target
  return (
    <Section title="Theme">
      <Choice
        label="Theme of the page"
        value={String(page?.theme() ?? '')}
        onChange={(theme) => page?.setTheme(Number(theme))}
        options={[['', "the player's own"], ...themes]}
      />
    </Section>
  )
}

function ResetPart() {
  const panel = usePanel()
  const [persona, setPersona] = useState<PersonaName>('regular')
  const [seed, setSeed] = useState('')
  const [clock, setClock] = useState('')
  const [games, setGames] = useState('')
  const start = () =>
    panel.run(
      () =>
        panel.target.mock.reset({
          persona,
          ...(seed !== '' && { seed }),
          ...(clock !== '' && { clock }),
          ...(games !== '' && { games }),
        }),
      `A fresh world begins as ${persona}.`,
    )
  return (
    <Section title="A fresh world">
      <fieldset className="personas">
        <legend>Persona</legend>
        {PERSONAS.map((name) => (
          <label key={name}>
            <input type="radio" name="persona" checked={name === persona} onChange={() => setPersona(name)} />
            <span>
              <b>{name}</b>
              <small>{profiles[name].about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Form action="Start it" onSubmit={start}>
        <Field label="Seed" type="number" value={seed} onChange={setSeed} placeholder="1" />
        <Field label="Games" type="number" value={games} onChange={setGames} placeholder="320" />
        <Field label="Clock" value={clock} onChange={setClock} placeholder="live" />
      </Form>
    </Section>
  )
}
