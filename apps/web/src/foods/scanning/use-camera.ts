import { useEffect, useRef, useState } from "react";

export type CameraState = "asking" | "on" | "refused" | "absent";

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "SecurityError");

/** Shows the camera at the back of the device in a video, while `isWanted`; asks for permission first (ledger FOOD-019, FOOD-023). */
export function useCamera(isWanted: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("asking");
  useEffect(() => {
    if (!isWanted) return;
    let stream: MediaStream | undefined;
    let isCurrent = true;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      if (!("mediaDevices" in navigator)) return setState("absent");
      stream = await navigator.mediaDevices.getUserMedia(WANTED);
      if (!isCurrent || video.current === null) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState("on");
    };
    setState("asking");
    start().catch((error: unknown) => {
      if (isCurrent) setState(isRefusal(error) ? "refused" : "absent");
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isWanted]);
  return { video, state };
}
