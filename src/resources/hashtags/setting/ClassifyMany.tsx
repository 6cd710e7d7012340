import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { HashtagSetting } from '../../../domain/hashtags/types';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { useChosen } from '../../../ui/console/list/useChosen';
import { Tags } from '../../../ui/console/record/Tags';
import styles from '../hashtags.module.css';
import { ClassifyInputs } from './ClassifyInputs';
import { classifyRules, nothingChosen, oneOfMany, replacedIn } from './classifyForm';

/** The hashtags chosen are given a category and brands in one step, all or none. */
export function ClassifyMany({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { onUnselectItems } = useListContext();
  const chosen = useChosen<HashtagSetting>();
  const [classify] = useVerb('hashtagClassify');
  return (
    <SideDrawer title={translate('hashtags.classify.many', { count: chosen.length })} onClose={onClose}>
      <RecordForm
        rules={classifyRules}
        defaultValues={nothingChosen}
        draft="classify-many"
        submitLabel={translate('ra.action.save')}
        onCancel={onClose}
        onSubmit={(values) => classify({ body: { tags: chosen.map((tag) => oneOfMany(tag, values)) } })}
        onSaved={() => {
          notify('hashtags.classify.done', { type: 'success', messageArgs: { count: chosen.length } });
          onUnselectItems();
          onClose();
        }}
        needsChange
        inDrawer
      >
        <Tags words={chosen.map(({ tag }) => `#${tag}`)} wrap />
        <ClassifyInputs isMany />
        <WhatChanges chosen={chosen} />
      </RecordForm>
    </SideDrawer>
  );
}

function WhatChanges({ chosen }: { chosen: readonly HashtagSetting[] }) {
  const translate = useTranslate();
  const replaced = replacedIn(chosen, useWatch());
  return (
    <p className={styles.changes} role="status">
      {replaced > 0 && translate('hashtags.classify.replaced', { count: replaced })}
    </p>
  );
}
