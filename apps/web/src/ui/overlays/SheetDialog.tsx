import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "../base/class-names.ts";
import { giveFocusBack } from "./give-focus-back.ts";
import { modalOf } from "./modal-reference.ts";
import { useCountAsOpen } from "./open-overlays.ts";
import styles from "./SheetDialog.module.css";

interface SheetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  subtitle?: string;
  closeLabel: string;
  /** Takes 85 percent of a phone's window, whatever it holds. */
  isTall?: boolean;
  /** What comes late into it moves nothing that is there: it is tall on a phone, and keeps its top on a desktop. */
  isSteady?: boolean;
  /** Room for two columns on a desktop. */
  isWide?: boolean;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  actions?: ReactNode;
}

/** The next step of a sheet takes the place of the button that led to it, and would leave the focus nowhere. */
function keepFocusWithin(modal: HTMLElement | null) {
  const { activeElement, body } = document;
  if (modal === null || (activeElement !== null && activeElement !== body)) return;
  (modal.querySelector<HTMLElement>("[data-autofocus]") ?? modal).focus();
}

/** Whatever takes the focus within, the sheet opens where its title is; when it goes, the focus goes back. */
function StartAtTop({ sheet, title }: { sheet: RefObject<HTMLDivElement | null>; title: string }) {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const modal = modalOf(sheet, title);
    modal?.scrollTo?.({ top: 0 });
    keepFocusWithin(modal);
  }, [sheet, title]);
  useEffect(() => () => giveFocusBack(opener), [opener]);
  return null;
}

/** A sheet from below on a phone, a dialog in the middle on a desktop; the style sheet alone decides. */
export function SheetDialog(props: SheetDialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useCountAsOpen(props.isOpen);
  return (
    <Modal.Root
      opened={props.isOpen}
      onClose={props.onClose}
      // Mantine locks the page by a style element, which the content security policy refuses; the style sheet does it.
      lockScroll={false}
      transitionProps={{ transition: "fade", duration: 140 }}
      classNames={{
        inner: styles.inner,
        content: classNames(
          styles.content,
          (props.isTall || props.isSteady) && styles.tall,
          props.isSteady && styles.steady,
          props.isWide && styles.wide,
        ),
      }}
    >
      <Modal.Overlay color="#1d1408" backgroundOpacity={0.42} />
      <Modal.Content ref={sheet}>
        <StartAtTop sheet={sheet} title={props.title} />
        <div aria-hidden="true" className={styles.grabber} />
        <header className={styles.header}>
          <div className={styles.words}>
            <Modal.Title className={styles.title}>{props.title}</Modal.Title>
            {props.subtitle !== undefined && <p className={styles.subtitle}>{props.subtitle}</p>}
          </div>
          <button
            type="button"
            aria-label={props.closeLabel}
            className={styles.close}
            onClick={props.onClose}
          >
            <IconX size={20} />
          </button>
        </header>
        <Modal.Body className={styles.body}>{props.children}</Modal.Body>
        {props.actions !== undefined && <footer className={styles.actions}>{props.actions}</footer>}
      </Modal.Content>
    </Modal.Root>
  );
}
