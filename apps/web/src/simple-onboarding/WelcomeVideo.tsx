import { IconMaximize, IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { IconButton } from "../ui/base/IconButton.tsx";
import styles from "./WelcomeVideo.module.css";

interface WelcomeVideoProps {
  address: string;
  onEnd: () => void;
  onFail: () => void;
}

/** Loading until the browser knows the video, then ready: playing or paused (ledger SIM-018). */
type VideoState = "loading" | "playing" | "paused";

/** An iPhone shows one element full screen only: a video, in its own way. */
function showFullscreen(video: HTMLVideoElement): void {
  const onPhone = video as HTMLVideoElement & { readonly webkitEnterFullscreen?: () => void };
  if (typeof video.requestFullscreen === "function") void video.requestFullscreen().catch(() => {});
  else onPhone.webkitEnterFullscreen?.();
}

/** How much of the video has been shown, from 0 to 1; a video without a known length stays at 0. */
const shareOf = ({ currentTime, duration }: HTMLVideoElement): number =>
  Number.isFinite(duration) && duration > 0 ? Math.min(1, currentTime / duration) : 0;

/** The organisation's welcome, with its own buttons: the same in every browser and language (ledger SIM-018 to SIM-020). */
export function WelcomeVideo({ address, onEnd, onFail }: WelcomeVideoProps) {
  const { general, simpleOnboarding } = usePhrases();
  const words = simpleOnboarding.welcomeVideo;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>("loading");
  const [share, setShare] = useState(0);
  // Set once the screen is there: React drops the events of an element that is not, and a missing video fails within milliseconds.
  useEffect(() => {
    if (video.current !== null) video.current.src = address;
  }, [address]);
  const toggle = () => {
    if (state === "playing") video.current?.pause();
    else void video.current?.play().catch(() => setState("paused"));
  };
  const fill = () => {
    if (video.current !== null) showFullscreen(video.current);
  };
  return (
    <div className={styles.player} data-state={state}>
      {/* biome-ignore lint/a11y/useMediaCaption: an organisation gives one address, and no captions with it */}
      <video
        ref={video}
        aria-label={words.label}
        preload="metadata"
        playsInline
        className={styles.video}
        onLoadedMetadata={() => setState("paused")}
        onPlay={() => setState("playing")}
        onPause={() => setState("paused")}
        onTimeUpdate={(event) => setShare(shareOf(event.currentTarget))}
        onEnded={onEnd}
        onError={onFail}
      />
      {state === "loading" ? (
        <p role="status" className={styles.loading}>
          {general.loading}
        </p>
      ) : (
        <div className={styles.controls}>
          <IconButton label={state === "playing" ? words.pause : words.play} look="card" onClick={toggle}>
            {state === "playing" ? <IconPlayerPause size={22} /> : <IconPlayerPlay size={22} />}
          </IconButton>
          <progress aria-label={words.progress} max={1} value={share} className={styles.progress} />
          <IconButton label={words.fullscreen} look="card" onClick={fill}>
            <IconMaximize size={22} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
