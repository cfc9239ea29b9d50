; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Summaries of profiles, and other flags of modules.

// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 1, num_counts = 1>>>]
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", float 1.0}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 1.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 1, num_counts = 1>>>]
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"DetailedSummary", !{!{i32 10000, i64 1, i32 1}}}, !{!"PartialProfileRatio", double 0.5}}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, detailed_summary = <cut_off = 10000, min_count = 1, num_counts = 1>>>]
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, !{!"MaxCount", i64 2}, !{!"MaxInternalCount", i64 3}, !{!"MaxFunctionCount", i64 4}, !{!"NumCounts", i64 5}, !{!"NumFunctions", i64 6}, !{!"IsPartialProfile", i64 0}, !{!"PartialProfileRatio", double 0.5}, !{!"DetailedSummary", !{!{i32 -1, i64 -2, i32 -3}}}}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 4294967295, min_count = 18446744073709551614, num_counts = 4294967293>>>]
// -----
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wide", i128 7}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wide", 7 : i32>]
