#mmra_tag = #llvm.mmra_tag<"amdgpu-as":"global">
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "clang", llvm.module_asm = ["one", "two"], llvm.target_triple = ""} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @first largest
    llvm.comdat_selector @later any
  }
  llvm.mlir.global external @g(0 : i32) comdat(@__llvm_global_comdat::@first) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @array(dense<0> : vector<2x2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi8>>
  llvm.mlir.alias external @a : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc internal @j : !llvm.func<void (i32)>, !llvm.ptr @resolve {dso_local}
  llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @resolve
  llvm.linker_options ["-l", "m"]
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @later, to = @splat, count = 5>]>, #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 10, max_count = 9, max_internal_count = 8, max_function_count = 7, num_counts = 6, num_functions = 5, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
  llvm.func @resolve() -> !llvm.ptr {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    llvm.call @i() : () -> ()
    llvm.call @other() : () -> ()
    %2 = llvm.mlir.addressof @other : !llvm.ptr
    llvm.call %2(%0) : !llvm.ptr, (i32) -> ()
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @later() comdat(@__llvm_global_comdat::@later) {
    llvm.return
  }
  llvm.func @kernel(%arg0: i32) attributes {function_entry_count = 42 : i64, intel_reqd_sub_group_size = 8 : i32, reqd_work_group_size = array<i32: 1, 2, 3>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>} {
    llvm.return
  }
  llvm.func @splat() -> vector<[4]xi32> {
    %0 = llvm.mlir.poison : vector<[4]xi32>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.insertelement %2, %0[%1 : i64] : vector<[4]xi32>
    %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0] : vector<[4]xi32> 
    llvm.return %4 : vector<[4]xi32>
  }
  llvm.func @folded() -> i32 {
    %0 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64>
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @g : !llvm.ptr
    %3 = llvm.mlir.undef : vector<2x!llvm.ptr>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<2x!llvm.ptr>
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.insertelement %1, %5[%6 : i32] : vector<2x!llvm.ptr>
    %8 = llvm.getelementptr %7[%0] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
    %9 = llvm.ptrtoint %2 : !llvm.ptr to i32
    llvm.call @take(%8) : (vector<2x!llvm.ptr>) -> ()
    llvm.return %9 : i32
  }
  llvm.func @tagged(%arg0: !llvm.ptr) {
    %0 = llvm.load %arg0 {alignment = 4 : i64, llvm.mmra = #mmra_tag} : !llvm.ptr -> i32
    %1 = llvm.inline_asm has_side_effects asm_dialect = att operand_attrs = [{elementtype = i32}] "# $0", "*m" %arg0 : (!llvm.ptr) -> !llvm.void
    llvm.call @bundled() : () -> ()
    llvm.return
  }
  llvm.func @other()
  llvm.func @bundled()
  llvm.func @take(vector<2x!llvm.ptr>)
}
