// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

// Kernels that were compiled.

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"kernel1", (i32) -> ()>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"kernel1", (i32) -> ()>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"kernel1", i32>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"kernel1", i32>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = []>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = []>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), metadata = {x}, arg_attrs = [{}]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {x}>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), >}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> ()>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", !llvm.func<void (i32)>>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", !llvm.func<void (i32)>>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", !llvm.func<void (i32)>, arg_attrs = [{}, {}]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", !llvm.func<void (i32)>, arg_attrs = [{}, {}]>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {}>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{}], metadata = {}>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_table<>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_table<>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>, #gpu.kernel_metadata<"a", () -> ()>]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_table<[<"b", () -> ()>]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>]>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, "a">, t.b = #gpu.object<#nvvm.target, fatbin = "a">, t.c = #gpu.object<#rocdl.target, offload = "a">, t.d = #gpu.object<#xevm.target, bin = "\00\FF">, t.e = #gpu.object<#nvvm.target, assembly = "x\ny\"">}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, "a">, t.b = #gpu.object<#nvvm.target, "a">, t.c = #gpu.object<#rocdl.target, offload = "a">, t.d = #gpu.object<#xevm.target, bin = "\00\FF">, t.e = #gpu.object<#nvvm.target, assembly = "x\0Ay\22">}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = {a}, "a">}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = {a}, "a">}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = #gpu.kernel_table<>, "a">}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = <>, "a">}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> ()>]>, "a">}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"b", () -> ()>]>, "a">}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = {a}, kernels = <>, bin = "a">}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, properties = {a}, kernels = <>, bin = "a">}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, "a" : i32>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.object<#nvvm.target, "a" : i32>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.select_object, t.b = #gpu.select_object<0>, t.c = #gpu.select_object<#nvvm.target>, t.d = #gpu.select_object<1 : i32>, t.e = #gpu.select_object<#rocdl.target<O = 3>>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.select_object, t.b = #gpu.select_object<0 : i64>, t.c = #gpu.select_object<#nvvm.target>, t.d = #gpu.select_object<1 : i32>, t.e = #gpu.select_object<#rocdl.target<O = 3>>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.select_object<3 : index>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.select_object<3 : index>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{llvm.x}, {}]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{llvm.x}, {}]>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a\0A", (i32) -> (), arg_attrs = [{llvm.x}]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a\0A", (i32) -> (), arg_attrs = [{llvm.x}]>}
// CHECK-NEXT: }

// -----

func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{x}]>}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {t.a = #gpu.kernel_metadata<"a", (i32) -> (), arg_attrs = [{x}]>}
// CHECK-NEXT: }
