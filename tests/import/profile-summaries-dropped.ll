; RUN: mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Summaries of profiles that are not as they should be are dropped.

// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}}

; CHECK: expected at 8 entries in 'ProfileSummary': !1 = !{!2, !3, !4}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!"x", !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: expected 2-element tuple metadata: !"x"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!"x", !2, !3, !4, !5, !6, !7, !8, !9, !10}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"X"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: expected 'SampleProfile', 'InstrProf' or 'CSInstrProf' values, but found: !"X"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}, !{!"ProfileFormat", !"InstrProf"}}

; CHECK: expected 'ProfileFormat' key: !"TotalCount"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !13}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}, !{!"TotalCount", i64 1}}

; CHECK: expected 'TotalCount' key, but found: !"MaxCount"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !13}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", float 1.0}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: expected integer metadata value for key 'TotalCount': !3 = !{!"TotalCount", float 1.000000e+00}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", !"x"}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: expected 'DetailedSummary' key: !"IsPartialProfile"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", i32 1}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: expected double metadata value for key 'PartialProfileRatio': !10 = !{!"PartialProfileRatio", i32 1}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}}

; CHECK: the last summary entry is 'PartialProfileRatio', expected 'DetailedSummary': !10 = !{!"PartialProfileRatio", double 5.000000e-01}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}}

; CHECK: the last summary entry is 'IsPartialProfile', expected 'DetailedSummary': !9 = !{!"IsPartialProfile", i64 0}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !"x"}}

; CHECK: expected tuple value for 'DetailedSummary' key: !"x"
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 1}}}}

; CHECK: 'DetailedSummary' entry expects 3 operands: !13 = !{i32 1}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 1, !"x", i32 3}}}}

; CHECK: expected only integer entries in 'DetailedSummary': !13 = !{i32 1, !"x", i32 3}
; CHECK: unsupported module flag value for key 'ProfileSummary' : !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
