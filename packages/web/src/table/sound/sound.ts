/** Plays cues, where the viewer has turned sound on; a browser allows none before the page was touched. */
import { settings } from '../../shell/settings/settings.ts';
import { type CueName, cues, type Voice } from './cues.ts';

/** The same cue again within this many milliseconds is one cue. */
const AT_ONCE = 70;
const SILENCE = 0.0001;
const ATTACK = 0.008;

let context: AudioContext | null = null;
let rush: AudioBuffer | null = null;
const lately = new Map<CueName, number>();

/** From the first touch on, sounds can be heard. Call once when the page starts. */
export function listenForTouch(): void {
  const touched = () => {
    if (!settings().sound) return; // nothing is made for those who want none
    context ??= new AudioContext();
    void context.resume();
  };
  window.addEventListener('pointerdown', touched);
  window.addEventListener('keydown', touched);
}

export function playCue(name: CueName): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || context?.state !== 'running') return;
  const now = performance.now();
  if (now - (lately.get(name) ?? -Infinity) < AT_ONCE) return;
  lately.set(name, now);
  for (const voice of cues[name]) speak(context, voice, volume);
}

function speak(audio: AudioContext, voice: Voice, volume: number): void {
  const { at, lasts, loud } = voice;
  const [start, end] = [audio.currentTime + at, audio.currentTime + at + lasts];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loud * volume), start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(audio.destination);
  const source = voice.wave === 'noise' ? rushing(audio, voice, gain) : swinging(audio, voice, voice.wave, gain);
  source.start(start);
  source.stop(end);
}

function swinging(audio: AudioContext, { at, lasts, pitch, to = pitch }: Voice, wave: OscillatorType, into: AudioNode) {
  const swing = audio.createOscillator();
  swing.type = wave;
  swing.frequency.setValueAtTime(pitch, audio.currentTime + at);
  swing.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + lasts);
  swing.connect(into);
  return swing;
}

function rushing(audio: AudioContext, { pitch }: Voice, into: AudioNode) {
  const source = audio.createBufferSource();
  source.buffer = rush ??= noise(audio);
  source.loop = true;
  const colour = audio.createBiquadFilter();
  colour.type = 'bandpass';
  colour.frequency.value = pitch;
  source.connect(colour).connect(into);
  return source;
}

/** A second of noise; nobody hears that it repeats. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
