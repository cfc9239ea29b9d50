// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

#group = #llvm.access_group<id = distinct[0]<>>
llvm.func @access_groups(%p: !llvm.ptr) {
  %0 = llvm.load %p {access_groups = [#group]} : !llvm.ptr -> i32
  llvm.store %0, %p {access_groups = [#group, #group]} : i32, !llvm.ptr
  llvm.return
}



// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @access_groups(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {access_groups = [#access_group]} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.store %[[V0]], %[[ARG0]] {access_groups = [#access_group, #access_group]} : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #access_group = #llvm.access_group<id = distinct[0]<>>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "access_groups", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.load"(%[[ARG0]]) <{access_groups = [#access_group], ordering = 0 : i64}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.store"(%[[V0]], %[[ARG0]]) <{access_groups = [#access_group, #access_group], ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#struct = #llvm.tbaa_type_desc<id = "struct", members = {<#char, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #struct, access_type = #char, offset = 4>
#constant = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0, constant = true>
llvm.func @tbaa(%p: !llvm.ptr) {
  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i8
  %1 = llvm.load %p {tbaa = [#constant]} : !llvm.ptr -> i8
  llvm.return
}



// CHECK: #tbaa_root = #llvm.tbaa_root<id = "root">
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
// CHECK-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
// CHECK-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "struct", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
// CHECK-NEXT: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 4>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @tbaa(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {tbaa = [#tbaa_tag1]} : !llvm.ptr -> i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.load %[[ARG0]] {tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #tbaa_root = #llvm.tbaa_root<id = "root">
// GENERIC-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
// GENERIC-NEXT: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
// GENERIC-NEXT: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "struct", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 4>}>
// GENERIC-NEXT: #tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 4>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "tbaa", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.load"(%[[ARG0]]) <{ordering = 0 : i64, tbaa = [#tbaa_tag1]}> : (!llvm.ptr) -> i8
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.load"(%[[ARG0]]) <{ordering = 0 : i64, tbaa = [#tbaa_tag]}> : (!llvm.ptr) -> i8
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#followup = #llvm.loop_annotation<disableNonforced = false>
#distribute = #llvm.loop_distribute<disable = true, followupCoincident = #followup>
#interleave = #llvm.loop_interleave<count = 32 : i32>
#licm = #llvm.loop_licm<disable = false, versioningDisable = true>
#peeled = #llvm.loop_peeled<count = 5 : i32>
#pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 1 : i32>
#unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #followup>
#unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 8 : i32, followupOuter = #followup>
#unswitch = #llvm.loop_unswitch<partialDisable = true>
#vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, width = 16 : i32, followupAll = #followup>
#loop = #llvm.loop_annotation<
  disableNonforced = false, vectorize = #vectorize, interleave = #interleave, unroll = #unroll,
  unrollAndJam = #unroll_and_jam, licm = #licm, distribute = #distribute, pipeline = #pipeline,
  peeled = #peeled, unswitch = #unswitch, mustProgress = true, isVectorized = false>
llvm.func @loop(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb2:
  llvm.return
}



// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = false>
// CHECK-NEXT: #loop_interleave = #llvm.loop_interleave<count = 32 : i32>
// CHECK-NEXT: #loop_licm = #llvm.loop_licm<disable = false, versioningDisable = true>
// CHECK-NEXT: #loop_peeled = #llvm.loop_peeled<count = 5 : i32>
// CHECK-NEXT: #loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 1 : i32>
// CHECK-NEXT: #loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
// CHECK-NEXT: #loop_distribute = #llvm.loop_distribute<disable = true, followupCoincident = #loop_annotation>
// CHECK-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #loop_annotation>
// CHECK-NEXT: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 8 : i32, followupOuter = #loop_annotation>
// CHECK-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, width = 16 : i32, followupAll = #loop_annotation>
// CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @loop(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #loop_annotation = #llvm.loop_annotation<disableNonforced = false>
// GENERIC-NEXT: #loop_interleave = #llvm.loop_interleave<count = 32 : i32>
// GENERIC-NEXT: #loop_licm = #llvm.loop_licm<disable = false, versioningDisable = true>
// GENERIC-NEXT: #loop_peeled = #llvm.loop_peeled<count = 5 : i32>
// GENERIC-NEXT: #loop_pipeline = #llvm.loop_pipeline<disable = true, initiationinterval = 1 : i32>
// GENERIC-NEXT: #loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
// GENERIC-NEXT: #loop_distribute = #llvm.loop_distribute<disable = true, followupCoincident = #loop_annotation>
// GENERIC-NEXT: #loop_unroll = #llvm.loop_unroll<disable = true, count = 64 : i32, runtimeDisable = false, full = false, followupUnrolled = #loop_annotation>
// GENERIC-NEXT: #loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = false, count = 8 : i32, followupOuter = #loop_annotation>
// GENERIC-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, width = 16 : i32, followupAll = #loop_annotation>
// GENERIC-NEXT: #loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "loop", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1):
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "llvm.cond_br"(%[[ARG0]])[^bb1, ^bb2] <{loop_annotation = #loop_annotation1, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func fastcc @callee(f32)
llvm.func @calls(%x: f32) attributes {dialect.convention = #llvm.cconv<swiftcc>, dialect.kind = #llvm.tailcallkind<tail>} {
  llvm.call fastcc @callee(%x) : (f32) -> ()
  llvm.call fastcc tail @callee(%x) {dialect.kind = #llvm.tailcallkind<notail>} : (f32) -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func fastcc @callee(f32)
// CHECK-NEXT:   llvm.func @calls(%[[ARG0:[^ ]+]]: f32) attributes {dialect.convention = #llvm.cconv<swiftcc>, dialect.kind = #llvm.tailcallkind<tail>} {
// CHECK-NEXT:     llvm.call fastcc @callee(%[[ARG0]]) : (f32) -> ()
// CHECK-NEXT:     llvm.call fastcc tail @callee(%[[ARG0]]) {dialect.kind = #llvm.tailcallkind<notail>} : (f32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<fastcc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "callee", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "calls", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     "llvm.call"(%[[ARG0]]) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> ()
// GENERIC-NEXT:     "llvm.call"(%[[ARG0]]) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> {dialect.kind = #llvm.tailcallkind<notail>} : (f32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) {dialect.convention = #llvm.cconv<swiftcc>, dialect.kind = #llvm.tailcallkind<tail>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {
  dialect.equivalent = #llvm<dso_local_equivalent @f>,
  dialect.detail = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>
} {
  llvm.func @f()
}



// CHECK: module attributes {dialect.detail = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>, dialect.equivalent = #llvm<dso_local_equivalent @f>} {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) {dialect.detail = #llvm.profile_summary_detailed<cut_off = 1, min_count = 2, num_counts = 3>, dialect.equivalent = #llvm<dso_local_equivalent @f>} : () -> ()
