llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may(%x: i32) -> i32
llvm.func @vf(i32, ...) -> i32
llvm.mlir.global external constant @ti() : !llvm.ptr
#group = #llvm.access_group<id = distinct[0]<>>
#group2 = #llvm.access_group<id = distinct[1]<>>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "dom">
#scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #domain, description = "s1">
#scope2 = #llvm.alias_scope<id = distinct[4]<>, domain = #domain>
#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#loop = #llvm.loop_annotation<vectorize = <disable = false, width = 8 : i32>, interleave = <count = 4 : i32>, unroll = <disable = true, count = 2 : i32>, mustProgress = true, parallelAccesses = #group, #group2>
llvm.func @inv(%x: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %1 = llvm.mlir.addressof @ti : !llvm.ptr
  %0 = llvm.invoke @may(%x) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %0 : i32
^bad:
  %lp = llvm.landingpad cleanup (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %lp : !llvm.struct<(ptr, i32)>
}
llvm.func @mem(%p: !llvm.ptr, %x: i32, %f: f32, %c: i1) {
  %0 = llvm.load volatile %p {alignment = 16 : i64, access_groups = [#group, #group2], alias_scopes = [#scope1], noalias_scopes = [#scope2]} : !llvm.ptr -> i32
  %1 = llvm.load %p {nontemporal, tbaa = [#tag], access_groups = [#group]} : !llvm.ptr -> i32
  %2 = llvm.load %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %x, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %3 = llvm.load %p invariant : !llvm.ptr -> f32
  %4 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  %5 = llvm.atomicrmw volatile fadd %p, %f monotonic : !llvm.ptr, f32
  %6 = llvm.cmpxchg weak volatile %p, %x, %x seq_cst acquire : !llvm.ptr, i32
  %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i1)>
  llvm.call @vf(%x, %f) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
  %8 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  %9 = llvm.call fastcc tail @may(%x) {no_unwind} : (i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
  %10 = llvm.inline_asm has_side_effects asm_dialect = intel "add $0, $1", "=r,r" %x : (i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  %11 = llvm.call_intrinsic "llvm.umax.i32"(%x, %x) : (i32, i32) -> i32
  llvm.br ^l {loop_annotation = #loop}
^l:
  llvm.cond_br %c, ^l, ^e {loop_annotation = #loop}
^e:
  llvm.return
}
llvm.func @vec(%v: vector<4xf32>, %i: i32, %f: f32, %p : !llvm.ptr, %m : vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: vector<[4]xi32>) -> vector<4xf32> {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %1, %v [0, 4, -1, 3] : vector<4xf32>
  %c = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>) : vector<4xf32>
  %cs = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : vector<4xf32>
  %3 = llvm.fadd %c, %cs : vector<4xf32>
  %4 = llvm.fadd %3, %2 : vector<4xf32>
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.extractelement %c[%5 : i32] : vector<4xf32>
  %u = llvm.mlir.undef : vector<4xf32>
  %7 = llvm.insertelement %6, %u[%5 : i32] : vector<4xf32>
  %8 = llvm.shufflevector %7, %u [1, 1, 1, 1] : vector<4xf32>
  %9 = llvm.fmul %8, %4 : vector<4xf32>
  %10 = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %10, %p, %m {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %11 = llvm.intr.masked.gather %pv, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %10, %pv, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %12 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %13 = llvm.add %s, %s : vector<[4]xi32>
  %14 = llvm.mlir.constant(dense<5> : vector<[4]xi32>) : vector<[4]xi32>
  %15 = llvm.add %14, %13 : vector<[4]xi32>
  %16 = llvm.fcmp "olt" %v, %c : vector<4xf32>
  %17 = llvm.fptosi %c : vector<4xf32> to vector<4xi32>
  %18 = llvm.bitcast %c : vector<4xf32> to vector<2xi64>
  %19 = llvm.bitcast %v : vector<4xf32> to vector<2xi64>
  %20 = llvm.sub %18, %19 : vector<2xi64>
  %21 = llvm.getelementptr %p[%17] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
  llvm.return %9 : vector<4xf32>
}
llvm.func @agg() -> !llvm.struct<(i32, array<2 x f32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(1.0 : f32) : f32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.insertvalue %2, %3[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %5 = llvm.insertvalue %2, %4[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  llvm.return %5 : !llvm.struct<(i32, array<2 x f32>)>
}
