// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module attributes {llvm.ident = "a compiler", llvm.commandline = "a.out -x", llvm.dependent_libraries = ["m", "pthread"]} {
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
}

// CHECK: !llvm.ident = !{!0}
// CHECK-NEXT: !llvm.commandline = !{!1}
// CHECK-NEXT: !llvm.dependent-libraries = !{!2, !3}
// CHECK-NEXT: !llvm.linker.options = !{!4}
// CHECK-NEXT: !llvm.module.flags = !{!5, !6, !7}
// CHECK: !0 = !{!"a compiler"}
// CHECK-NEXT: !1 = !{!"a.out -x"}
// CHECK-NEXT: !2 = !{!"m"}
// CHECK-NEXT: !3 = !{!"pthread"}
// CHECK-NEXT: !4 = !{!"/DEFAULTLIB:", !"libcmt"}
// CHECK-NEXT: !5 = !{i32 1, !"wchar_size", i32 4}
// CHECK-NEXT: !6 = !{i32 4, !"probe-stack", !"inline-asm"}
// CHECK-NEXT: !7 = !{i32 2, !"Debug Info Version", i32 3}

// -----

// Functions that are not there are null.
llvm.func @f()
llvm.func @g()
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [
  #llvm.cgprofile_entry<from = @f, to = @g, count = 222>,
  #llvm.cgprofile_entry<from = @f, count = 3>,
  #llvm.cgprofile_entry<to = @elsewhere, count = 3>]>]

// CHECK: declare void @f()
// CHECK: declare void @g()
// CHECK: !llvm.module.flags = !{!0, !5}
// CHECK: !0 = !{i32 5, !"CG Profile", !1}
// CHECK-NEXT: !1 = distinct !{!2, !3, !4}
// CHECK-NEXT: !2 = !{ptr @f, ptr @g, i64 222}
// CHECK-NEXT: !3 = !{ptr @f, null, i64 3}
// CHECK-NEXT: !4 = !{null, null, i64 3}
// CHECK-NEXT: !5 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary",
  #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427,
    max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796,
    is_partial_profile = 0, partial_profile_ratio = 0.25 : f64,
    detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>,
                       <cut_off = 100000, min_count = 86427, num_counts = 1>>>]

// CHECK: !llvm.module.flags = !{!0, !15}
// CHECK: !0 = !{i32 1, !"ProfileSummary", !1}
// CHECK-NEXT: !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// CHECK-NEXT: !2 = !{!"ProfileFormat", !"InstrProf"}
// CHECK-NEXT: !3 = !{!"TotalCount", i64 263646}
// CHECK-NEXT: !4 = !{!"MaxCount", i64 86427}
// CHECK-NEXT: !5 = !{!"MaxInternalCount", i64 86427}
// CHECK-NEXT: !6 = !{!"MaxFunctionCount", i64 4691}
// CHECK-NEXT: !7 = !{!"NumCounts", i64 3712}
// CHECK-NEXT: !8 = !{!"NumFunctions", i64 796}
// CHECK-NEXT: !9 = !{!"IsPartialProfile", i64 0}
// CHECK-NEXT: !10 = !{!"PartialProfileRatio", double 2.500000e-01}
// CHECK-NEXT: !11 = !{!"DetailedSummary", !12}
// CHECK-NEXT: !12 = !{!13, !14}
// CHECK-NEXT: !13 = !{i64 10000, i64 86427, i64 1}
// CHECK-NEXT: !14 = !{i64 100000, i64 86427, i64 1}
// CHECK-NEXT: !15 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary",
  #llvm.profile_summary<format = SampleProfile, total_count = 1, max_count = 2,
    max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6,
    detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// CHECK: !llvm.module.flags = !{!0, !12}
// CHECK: !0 = !{i32 1, !"ProfileSummary", !1}
// CHECK-NEXT: !1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
// CHECK-NEXT: !2 = !{!"ProfileFormat", !"SampleProfile"}
// CHECK-NEXT: !3 = !{!"TotalCount", i64 1}
// CHECK-NEXT: !4 = !{!"MaxCount", i64 2}
// CHECK-NEXT: !5 = !{!"MaxInternalCount", i64 3}
// CHECK-NEXT: !6 = !{!"MaxFunctionCount", i64 4}
// CHECK-NEXT: !7 = !{!"NumCounts", i64 5}
// CHECK-NEXT: !8 = !{!"NumFunctions", i64 6}
// CHECK-NEXT: !9 = !{!"DetailedSummary", !10}
// CHECK-NEXT: !10 = !{!11}
// CHECK-NEXT: !11 = !{i64 10000, i64 86427, i64 1}
// CHECK-NEXT: !12 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module attributes {llvm.module_asm = ["one", "two\0A", "", "\22\FF"]} {
}

// CHECK: module asm "one"
// CHECK-NEXT: module asm "two"
// CHECK-NEXT: module asm "\22\FF"

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>,
  "dlti.legal_int_widths" = array<i32: 32, 64>>} {
}

// CHECK: target datalayout = "Fn32-n32:64"

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []

// CHECK: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
