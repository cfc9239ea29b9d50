// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @f() -> i32 {
  %0 = xevm.local_id.x range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.local_id.y range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.local_id.z range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.x range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.y range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.z range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.x range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.y range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.z range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.x range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.y range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.z range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.lane_id range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.subgroup_id range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z16get_sub_group_id() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z16get_sub_group_id() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z16get_sub_group_id", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i32 {
  %0 = xevm.subgroup_size range <i32, 0, 64> : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z18get_sub_group_size() -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z18get_sub_group_size() {function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z18get_sub_group_size", visibility_ = 0 : i64, will_return} : () -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.x range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.y range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.z range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_local_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.x range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.y range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.z range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_local_sizej(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_local_sizej(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_local_sizej", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.x range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.y range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.z range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_group_idj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z12get_group_idj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_group_idj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.x range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.y range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.z range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z14get_num_groupsj(i32) -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.call spir_funccc @_Z14get_num_groupsj(%0) {function_type = !llvm.func<i64 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z14get_num_groupsj", visibility_ = 0 : i64, will_return} : (i32) -> i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.lane_id range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z22get_sub_group_local_id() {function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z22get_sub_group_local_id", visibility_ = 0 : i64, will_return} : () -> i64
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.subgroup_id range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z16get_sub_group_id() -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z16get_sub_group_id() {function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z16get_sub_group_id", visibility_ = 0 : i64, will_return} : () -> i64
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> i64 {
  %0 = xevm.subgroup_size range <i64, 0, 64> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z18get_sub_group_size() -> i64 attributes {no_unwind, will_return}
// CHECK-NEXT:   func.func @f() -> i64 {
// CHECK-NEXT:     %0 = llvm.call spir_funccc @_Z18get_sub_group_size() {function_type = !llvm.func<i64 ()>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z18get_sub_group_size", visibility_ = 0 : i64, will_return} : () -> i64
// CHECK-NEXT:     return %0 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
